import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frozenClock } from '@masthead/runtime';
import { ENGINES, emptyDatabase, silentLogger } from '@masthead/storage/testing';
import { EVENT_NAMES } from '@masthead/tracking';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsCommand } from './commands.ts';
import { arrivedIn } from './ingest/arrived.ts';
import { ingest } from './ingest/ingest.ts';
import { type EventsPlace, openEventsDatabase, prepareEvents } from './store/store.ts';
import { frameOf } from './testing/traffic.ts';

const NOW = Date.parse('2026-11-17T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'masthead-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const samples = EVENT_NAMES.map((name, index) => Object.assign(sampleEvent(name, index), { at: NOW }));
const batch = sampleBatch(samples, NOW);

const idOf = (row: object): string => ('id' in row ? String(row.id) : '');

describe.each(ENGINES)('npm run events on %s', (engine) => {
  let place: EventsPlace;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const { config, remove: removeDatabase } = await emptyDatabase(engine);
    remove = removeDatabase;
    place = { databaseUrl: config.databaseUrl, dataDir: mkdtempSync(join(folder, 'data-')) };
    const database = await openEventsDatabase(place, silentLogger);
    await prepareEvents(database);
    const arrived = arrivedIn(frameOf(batch, NOW)) ?? [];
    await ingest(database, { segment: 'a/1', arrived, end: 1 }, NOW);
    await database.close();
  });
  afterAll(() => remove());

  async function run(...words: string[]) {
    const said: string[] = [];
    const complained: string[] = [];
    const code = await eventsCommand(words, {
      place,
      clock: frozenClock(NOW),
      logger: silentLogger,
      say: (line) => said.push(line),
      complain: (line) => complained.push(line),
    });
    return { code, said: said.join('\n'), complained: complained.join('\n') };
  }

  const sorted = (rows: readonly object[]): object[] => rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const expected = sorted(
    samples.map(({ id, at: _, view, page, name, version, ...fields }) => ({
      id,
      at: new Date(NOW),
      received_at: new Date(NOW),
      session: batch.session,
      visitor: batch.visitor,
      view,
      name,
      version,
      story_id: page.storyId,
      page_kind: page.kind,
      address: page.address,
      robot: false,
      country: null,
      fields,
    })),
  );

  it('writes a day as lines of JSON that nobody else can read', async () => {
    const path = join(place.dataDir, 'day.ndjson');
    const { code, said } = await run('export', '--day', '2026-11-17', '--out', path);
    expect([code, said]).toEqual([0, `${samples.length} events of 2026-11-17 are in ${path}`]);
    const lines = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('writes a day as a Parquet file that nobody else can read', async () => {
    const path = join(place.dataDir, 'day.parquet');
    expect((await run('export', '--format', 'parquet', '--day', '2026-11-17', '--out', path)).code).toBe(0);
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(path) });
    expect(sorted(rows)).toEqual(expected);
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it.each(['ndjson', 'parquet'])('writes a day without events as an empty file of %s', async (format) => {
    const path = join(place.dataDir, `empty.${format}`);
    const { said } = await run('export', '--day', '2026-01-01', '--format', format, '--out', path);
    expect(said).toBe(`0 events of 2026-01-01 are in ${path}`);
    if (format === 'parquet') expect(await parquetReadObjects({ file: await asyncBufferFromFile(path) })).toEqual([]);
    else expect(readFileSync(path, 'utf8')).toBe('');
  });

  it.each([
    [['export'], '--day is a date'],
    [['export', '--day', '2026-02-30'], '--day is a date'],
    [['export', '--day', '2026-11-17', '--format', 'xml'], '--format is one of ndjson, parquet'],
    [['export', '--dya', '2026-11-17'], 'The options are --day, --format, --out'],
    [['forget', '--visitor', 'all'], '--visitor is the id of one'],
    [['toString'], 'There is no command toString'],
  ])('says what is wrong with %j', async (words, sentence) => {
    const { code, complained } = await run(...words);
    expect([code, complained]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('says what it can do', async () => {
    expect(await run('help')).toMatchObject({ code: 0, said: expect.stringContaining('forget --visitor <id>') });
  });

  it('forgets a visitor', async () => {
    expect((await run('forget', '--visitor', batch.visitor ?? '')).said).toBe(`${samples.length} events were removed`);
    expect((await run('forget', '--visitor', batch.visitor ?? '')).said).toBe('0 events were removed');
  });
});
