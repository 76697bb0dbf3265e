/** What is booked, prepared for decisions: once for each process, and anew when it was changed anywhere. */
import { type Advertiser, type LineIndex, prepareLines } from '@masthead/ads/decision';
import { once } from '@masthead/runtime';
import { type KeptCreative, readBooked } from '../booked/rows.ts';
import type { AdsDb } from '../schema.ts';

export interface Prepared {
  readonly index: LineIndex;
  readonly advertisers: ReadonlyMap<string, Advertiser>;
  readonly creatives: ReadonlyMap<string, KeptCreative>;
}

export interface PreparedLines {
  current(): Promise<Prepared>;
  /** Something was booked otherwise: who asks from now on gets what is true now. */
  drop(): void;
}

export function createPreparedLines(db: AdsDb): PreparedLines {
  // Whoever asked before a change may get what was true then.
  let prepared = once(() => prepare(db));
  return {
    current: () => prepared(),
    drop() {
      prepared = once(() => prepare(db));
    },
  };
}

async function prepare(db: AdsDb): Promise<Prepared> {
  const { advertisers, lines, creatives } = await readBooked(db);
  return {
    index: prepareLines({ advertisers, lines, creatives: creatives.map(({ creative }) => creative) }),
    advertisers: new Map(advertisers.map((advertiser) => [advertiser.id, advertiser])),
    creatives: new Map(creatives.map((kept) => [kept.creative.id, kept])),
  };
}
