/** How far a standard line should be, and how much faster than planned it has to go from here. */
import type { LineItem } from './campaign.ts';

/** Even lines are planned to be done a little before their end, so that a thin last night costs nothing. */
const DONE_AT = 0.98;

type Planned = Pick<LineItem, 'from' | 'until' | 'goal'>;

/** How many showings a line should have had; null: it has no plan, only as many as it can get. */
export function plannedBy({ from, until, goal }: Planned, now: number): number | null {
  if (goal === null || until === null) return null;
  const share = (now - from) / ((until - from) * DONE_AT);
  return goal * Math.min(1, Math.max(0, share));
}

/** 1 is on plan, 2: twice as fast as planned until the end. What has little time left presses more than what has much. */
function pressureOf(line: Planned, delivered: number, now: number): number {
  if (line.goal === null || line.until === null) return 0;
  const length = (line.until - line.from) * DONE_AT;
  const left = Math.max(1, line.from + length - now);
  return (line.goal - delivered) / line.goal / (left / length);
}

export interface Turn {
  /** Behind its plan: before all that is not. */
  readonly behind: boolean;
  readonly pressure: number;
  readonly planned: number | null;
}

/** Whether it is a standard line's turn at all. An even one waits for its plan; a fast one takes what others leave. */
export function turnOf(line: LineItem, delivered: number, now: number): Turn | undefined {
  if (line.goal !== null && delivered >= line.goal) return undefined;
  const planned = plannedBy(line, now);
  if (planned !== null && delivered < planned)
    return { behind: true, pressure: pressureOf(line, delivered, now), planned };
  const waits = line.pacing === 'even' && planned !== null;
  return waits ? undefined : { behind: false, pressure: 0, planned };
}
