/** Real processes that work at one queue, and are killed or stopped in the middle of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@masthead/runtime';
import { type Database, openDatabase } from '@masthead/storage';
import { ENGINES, type Engine, emptyDatabase } from '@masthead/storage/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { type JobsSchema, prepareJobs, queued } from './index.ts';
import { startRunner } from './testing/runners.ts';

interface Schema extends JobsSchema {
  ran: { item: number; process: number };
}

const WORKER = fileURLToPath(new URL('./testing/worker.ts', import.meta.url));
const LEASE_MS = 2000;
/** No process of a busy machine is silent for so long. */
const LONG_LEASE_MS = 60_000;
const FOR_EVER_MS = 3_600_000;

async function workplace(engine: Engine) {
  const { config, remove } = await emptyDatabase(engine);
  onTestFinished(remove);
  const database = await openDatabase<Schema>(config);
  onTestFinished(() => database.close());
  await prepareJobs(database);
  await database.db.schema.createTable('ran').addColumn('item', 'integer').addColumn('process', 'integer').execute();
  const { databaseUrl, dataDir } = config;
  return {
    database,
    worker: (workMs: number, leaseMs = LEASE_MS) => startWorker({ config: { databaseUrl, dataDir }, leaseMs, workMs }),
  };
}

interface Worker {
  child: ChildProcess;
  said(text: string): Promise<void>;
}

function startWorker(argument: object): Worker {
  const child = spawn(process.execPath, [WORKER, JSON.stringify(argument)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  let output = '';
  const changed = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    for (const look of changed) look();
  });
  const said = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const look = () => output.includes(`${text}\n`) && resolve();
      changed.add(look);
      look();
    });
  return { child, said };
}

/** Queues work from a process that does none of it. */
async function queue(database: Database<Schema>, items: readonly number[]): Promise<void> {
  const runner = await startRunner(database, [], { clock: systemClock });
  for (const item of items) await runner.enqueue('count', item);
}

/** Works here, in the place of a process that is gone. */
const takeOver = (database: Database<Schema>, done: number[]) =>
  startRunner(
    database,
    [
      queued({
        name: 'count',
        payload: z.number(),
        leaseMs: LEASE_MS,
        run: async ([item = 0]) => void done.push(item),
      }),
    ],
    { clock: systemClock },
  );

const until = (check: () => Promise<void> | void): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });

const reportOf = async (database: Database<Schema>) =>
  database.db.selectFrom('jobs').selectAll().where('job', '=', 'count').executeTakeFirstOrThrow();

describe.each(ENGINES)('on %s', (engine) => {
  it('the job of a process that is killed is taken over when its lease ends, and not before', async () => {
    const { database, worker } = await workplace(engine);
    const { child, said } = worker(FOR_EVER_MS);
    await said('ready');
    await queue(database, [1]);
    await said('began 1');
    const done: number[] = [];
    const runner = await takeOver(database, done);
    // The lease is renewed for as long as the process lives.
    const held = Date.now() + 2 * LEASE_MS;
    await until(() => expect(Date.now()).toBeGreaterThan(held));
    await runner.wake('count');
    expect([done, (await reportOf(database)).state]).toEqual([[], 'running']);
    child.kill('SIGKILL');
    await until(() => expect(done).toEqual([1]));
    await runner.wake('count');
    expect(await reportOf(database)).toMatchObject({ state: 'done', attempts: 2, runs: 2 });
  });

  it('a process that comes back after its job was taken over changes nothing of it', async () => {
    const { database, worker } = await workplace(engine);
    const { child, said } = worker(1.5 * LEASE_MS);
    await said('ready');
    await queue(database, [1]);
    await said('began 1');
    child.kill('SIGSTOP');
    const done: number[] = [];
    const runner = await takeOver(database, done);
    await until(() => expect(done).toEqual([1]));
    await runner.wake('count');
    const ended = await reportOf(database);
    child.kill('SIGCONT');
    await said('ended 1');
    // What it does next shows that it is through with what it did then.
    await runner.close();
    await queue(database, [2]);
    await until(async () => {
      const { state } = await database.db
        .selectFrom('jobs')
        .select('state')
        .where('payload', '=', '2')
        .executeTakeFirstOrThrow();
      expect(state).toBe('done');
    });
    expect(await reportOf(database)).toEqual(ended);
    expect(ended).toMatchObject({ state: 'done', runs: 2 });
  });

  it('work that kills every process that takes it is given up', async () => {
    const { database } = await workplace(engine);
    await queue(database, [1]);
    // As a process leaves it that died at its tenth attempt.
    await database.db
      .updateTable('jobs')
      .set({ state: 'running', attempts: 10, lease_until: 0 })
      .where('job', '=', 'count')
      .execute();
    const done: number[] = [];
    await (await takeOver(database, done)).wake('count');
    expect([done, await reportOf(database)]).toMatchObject([
      [],
      { state: 'failed', last_error: 'The process that ran it ended each time' },
    ]);
  });

  it('several processes do each piece of work once', async () => {
    const { database, worker } = await workplace(engine);
    const workers = [1, 2, 3].map(() => worker(1, LONG_LEASE_MS));
    await Promise.all(workers.map(({ said }) => said('ready')));
    const items = Array.from({ length: 60 }, (_, index) => index);
    await queue(database, items);
    await until(async () => {
      const open = await database.db
        .selectFrom('jobs')
        .select('id')
        .where('job', '=', 'count')
        .where('state', '!=', 'done')
        .execute();
      expect(open).toHaveLength(0);
    });
    const ran = await database.db.selectFrom('ran').selectAll().orderBy('item').execute();
    expect(ran.map(({ item }) => item)).toEqual(items);
  });
});
