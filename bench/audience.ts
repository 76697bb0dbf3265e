/** What the newsroom's questions cost after ten million events against ten thousand: the same, or a budget is missed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openEventsDatabase } from '@masthead/events';
import { createLogger } from '@masthead/runtime';
import { AUDIENCE_RANGES, type AudienceRange } from '@masthead/tracking';
import { countAudience } from '../services/events/src/audience/report.ts';
import { type EventsDatabase, prepareEvents } from '../services/events/src/store/store.ts';
import { countEvents } from './many-events.ts';
import type { Measurement, Part } from './measurement.ts';
import { interleave, median, ratioOf, spreadOf } from './rounds.ts';

const SMALL = 10_000;
const LARGE = 10_000_000;
const ROUNDS = 9;

export const measureAudience: Part = async ({ folder, say }) => {
  const now = Date.now();
  const small = await databaseOf(join(folder, 'small'), SMALL, now);
  const started = performance.now();
  const large = await databaseOf(join(folder, 'large'), LARGE, now);
  say(`  ${LARGE} events counted in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  try {
    const measurements: Measurement[] = [];
    for (const range of AUDIENCE_RANGES) measurements.push(await compare(range, { small, large }, now));
    return measurements;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
};

async function databaseOf(dataDir: string, events: number, now: number): Promise<EventsDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const database = await openEventsDatabase({ databaseUrl: undefined, dataDir }, createLogger({ level: 'error' }));
  await prepareEvents(database);
  await countEvents(database, events, now);
  return database;
}

async function compare(
  range: AudienceRange,
  { small, large }: Record<'small' | 'large', EventsDatabase>,
  now: number,
): Promise<Measurement> {
  const ask = ({ db }: EventsDatabase) => countAudience(db, { range, now, experiments: [] });
  const times = await interleave({ small: () => ask(small), large: () => ask(large) }, ROUNDS);
  return {
    part: 'audience',
    name: `report of ${range}, ${LARGE} / ${SMALL} events`,
    value: ratioOf(times.large, times.small),
    unit: '×',
    budget: { most: 2 },
    note: `${median(times.large).toFixed(2)} ms against ${median(times.small).toFixed(2)} ms; ${spreadOf(times.large, times.small)}`,
  };
}
