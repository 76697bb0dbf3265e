import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { often } from '@masthead/runtime/testing';
import { ENGINES, emptyDatabase } from '@masthead/storage/testing';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE_MS } from './counting/times.ts';
import { journalsIn, segmentsIn } from './journal/segments.ts';
import { openTestService } from './testing/service.ts';

/** Each is a process with all of its code: as many as the rule says are tried with `npm test -- --all`. */
const KILLS = often(12, 50);
/** At once, each with its own journal in one folder: whoever starts takes over from those that were killed. */
const BESIDE = 2;
const PROGRAM = fileURLToPath(new URL('./testing/collector.ts', import.meta.url));

const COMPILED = mkdtempSync(join(tmpdir(), 'masthead-compiled-'));
afterAll(() => rmSync(COMPILED, { recursive: true, force: true }));

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Runs it until it has acknowledged so much; it goes on while the signal travels, and is struck wherever it happens to be. */
async function killedCollector(place: Place, afterLines: number): Promise<string[]> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.length > afterLines * 37) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(errors).toBe('');
  // The last line may be a half one.
  return output.split('\n').slice(0, -1);
}

describe.each(ENGINES)(`a collector that is killed ${KILLS} times during load, on %s`, (engine) => {
  it('loses no event that it acknowledged, and counts none twice', async () => {
    const { config, remove } = await emptyDatabase(engine);
    const dataDir = mkdtempSync(join(tmpdir(), 'masthead-collector-'));
    const place = { dataDir, databaseUrl: config.databaseUrl };
    onTestFinished(async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await remove();
    });
    const acknowledged: string[] = [];
    for (let kills = 0; kills < KILLS; kills += BESIDE) {
      const some = Array.from({ length: BESIDE }, () => killedCollector(place, 1 + Math.floor(Math.random() * 1000)));
      for (const ids of await Promise.all(some)) acknowledged.push(...ids);
    }
    const service = await openTestService(place);
    onTestFinished(() => service.close());
    await service.stored();

    const { db } = service.database;
    const kept = await db.selectFrom('events').select('id').execute();
    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(kept.length);
    expect(acknowledged.length).toBeGreaterThan(KILLS * 10);
    const { counted } = await db
      .selectFrom('event_counts')
      .where('grain', '=', MINUTE_MS)
      .where('measure', '=', 'story_engaged')
      .select(({ fn }) => fn.sum<number>('count').as('counted'))
      .executeTakeFirstOrThrow();
    expect(counted).toBe(kept.length);
    const left = journalsIn(join(dataDir, 'events-journal'));
    expect(left.flatMap(segmentsIn)).toEqual([]);
  });
});
