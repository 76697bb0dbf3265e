/** When an event happened, by our clock and not by that of whoever sent it; and the minute, hour and day that it counts for. */

export const MINUTE_MS = 60_000;
export const FIVE_MINUTES_MS = 300_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

export const GRAINS = [MINUTE_MS, HOUR_MS, DAY_MS] as const;
/** Who has done something in five minutes is here: so readers through a day are the same figure as readers now. */
export const READER_GRAINS = [FIVE_MINUTES_MS, HOUR_MS, DAY_MS] as const;
export type Grain = (typeof GRAINS)[number] | (typeof READER_GRAINS)[number];

export const startOf = (grain: Grain, at: number): number => Math.floor(at / grain) * grain;
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** A browser that was offline sends later. What is older than this is not counted any more: nobody remembers whether it was. */
export const LATE_MS = 3 * DAY_MS;
/** The sender's own two readings of its clock may be this much out of order. */
const CLOCK_STEP_MS = 2000;

/** Why an event cannot be counted. */
export type Untimely = 'late' | 'future';

interface Told {
  /** Of the event, and of sending it: both by the sender's clock. */
  at: number;
  sentAt: number;
  /** By ours. */
  receivedAt: number;
}

/** The sender's clock may be wrong by any amount; how long ago the event was when it was sent, it knows. */
export function happenedAt({ at, sentAt, receivedAt }: Told): number | Untimely {
  const age = sentAt - at;
  if (age < -CLOCK_STEP_MS) return 'future';
  if (age > LATE_MS) return 'late';
  return receivedAt - Math.max(0, age);
}
