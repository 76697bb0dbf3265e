/** What the newsroom's questions cost after ten million events against ten thousand: the same, or a budget is missed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Audience, openAudience, openEventsDatabase } from '@masthead/events';
import { type Clock, createLogger } from '@masthead/runtime';
import { AUDIENCE_RANGES, type AudienceRange } from '@masthead/tracking';
import { MINUTE_MS } from '../services/events/src/counting/times.ts';
import { prepareEvents } from '../services/events/src/store/store.ts';
import { countEvents } from './many-events.ts';
import type { Measurement, Part } from './measurement.ts';
import { interleave, median, ratioOf, spreadOf } from './rounds.ts';

const SMALL = 10_000;
const LARGE = 10_000_000;
const ROUNDS = 9;

/** Somebody looks at it all the time; what hardly moves is counted once in a minute. */
const EVERY_MS = 5000;

export const measureAudience: Part = async ({ folder, say }) => {
  const now = Date.now();
  const small = await audienceOf(join(folder, 'small'), SMALL, now);
  const started = performance.now();
  const large = await audienceOf(join(folder, 'large'), LARGE, now);
  say(`  ${LARGE} events counted in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  try {
    const measurements: Measurement[] = [];
    for (const range of AUDIENCE_RANGES) measurements.push(await compare(range, { small, large }));
    return measurements;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
};

async function audienceOf(dataDir: string, events: number, now: number): Promise<Audience> {
  mkdirSync(dataDir, { recursive: true });
  const database = await openEventsDatabase({ databaseUrl: undefined, dataDir }, createLogger({ level: 'error' }));
  await prepareEvents(database);
  await countEvents(database, events, now);
  return openAudience({ database, experiments: [], clock: hurried(now) });
}

/** Each time it is asked, the next report is due. After two minutes it begins again: so everybody stays here. */
function hurried(now: number): Clock {
  let asked = 0;
  return {
    now() {
      asked += 1;
      return now - 2 * MINUTE_MS + ((asked * EVERY_MS) % (2 * MINUTE_MS));
    },
  };
}

async function compare(
  range: AudienceRange,
  { small, large }: Record<'small' | 'large', Audience>,
): Promise<Measurement> {
  const times = await interleave({ small: () => small.counts(range), large: () => large.counts(range) }, ROUNDS);
  return {
    part: 'audience',
    name: `report of ${range}, ${LARGE} / ${SMALL} events`,
    value: ratioOf(times.large, times.small),
    unit: '×',
    budget: { most: 2 },
    note: `${median(times.large).toFixed(2)} ms against ${median(times.small).toFixed(2)} ms; ${spreadOf(times.large, times.small)}`,
  };
}
