import { setTimeout as after } from 'node:timers/promises';
import { createLogger, systemClock } from '@masthead/runtime';
import { type Database, openBus } from '@masthead/storage';
import { describeEachEngine, silentLogger } from '@masthead/storage/testing';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { type JobReport, type JobsSchema, prepareJobs, queued, scheduled } from './index.ts';
import { movableClock, startRunner } from './testing/runners.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describeEachEngine('jobs', (suite) => {
  let database: Database<JobsSchema>;
  beforeAll(async () => {
    database = await suite.open<JobsSchema>();
    await prepareJobs(database);
  });
  beforeEach(async () => void (await database.db.deleteFrom('jobs').execute()));

  const numbers = (
    run: (items: readonly number[]) => Promise<void> | void,
    more: { most?: number; attempts?: number } = {},
  ) =>
    queued({
      name: 'numbers',
      payload: z.number(),
      ...(more.most && { most: more.most }),
      retry: { attempts: more.attempts ?? 3, firstMs: 1000, mostMs: 5000 },
      run: async (items) => run(items),
    });

  describe('on a schedule', () => {
    it('an interval counts from the last beginning, and is the same for all processes', async () => {
      const clock = movableClock();
      const ran: number[] = [];
      const sweep = scheduled({ name: 'sweep', every: HOUR_MS, run: async () => void ran.push(clock.now()) });
      const [one, two] = [
        await startRunner(database, [sweep], { clock }),
        await startRunner(database, [sweep], { clock }),
      ];
      const wakeBoth = () => Promise.all([one.wake('sweep'), two.wake('sweep')]);
      await wakeBoth();
      const begun = clock.now();
      clock.pass(HOUR_MS - 1);
      await wakeBoth();
      expect(ran).toEqual([begun]);
      clock.pass(1);
      await wakeBoth();
      expect(ran).toEqual([begun, begun + HOUR_MS]);
    });

    it('what fell due while no process ran is made up for once, before the first request', async () => {
      const clock = movableClock();
      const ran: number[] = [];
      const sweep = scheduled({ name: 'sweep', every: HOUR_MS, beforeReady: true, run: async () => void ran.push(1) });
      await (await startRunner(database, [sweep], { clock })).close();
      clock.pass(5 * HOUR_MS);
      await startRunner(database, [sweep], { clock });
      expect(ran).toHaveLength(2);
    });

    /** A job with a list of instants of its own; those in `broken` fail. */
    function agenda(clock: { now(): number }) {
      const [open, broken, ran]: [Set<number>, Set<number>, number[]] = [new Set(), new Set(), []];
      const job = scheduled({
        name: 'agenda',
        next: async (since = Number.NEGATIVE_INFINITY) => {
          const later = [...open].filter((at) => at > since);
          return later.length > 0 ? Math.min(...later) : undefined;
        },
        async run() {
          const due = [...open].filter((at) => at <= clock.now());
          for (const at of due) {
            ran.push(at);
            if (!broken.has(at)) open.delete(at);
          }
          if (due.some((at) => broken.has(at))) throw new Error('One of them is broken');
        },
      });
      return { open, broken, ran, job };
    }

    it('a job that knows when it is needed is run then, and not a moment before', async () => {
      const clock = movableClock();
      const { open, ran, job } = agenda(clock);
      const runner = await startRunner(database, [job], { clock });
      const at = clock.now() + HOUR_MS;
      open.add(at);
      clock.pass(HOUR_MS - 1);
      await runner.wake('agenda');
      expect(ran).toEqual([]);
      clock.pass(1);
      await runner.wake('agenda');
      expect(ran).toEqual([at]);
    });

    it('is woken by the clock itself', async () => {
      const { open, ran, job } = agenda(systemClock);
      const runner = await startRunner(database, [job], { clock: systemClock });
      const at = Date.now() + 200;
      open.add(at);
      await runner.wake('agenda');
      const early = [...ran];
      // On a machine that stood still for so long it is no longer early.
      if (Date.now() < at) expect(early).toEqual([]);
      await vi.waitFor(() => expect(ran).toEqual([at]), { timeout: 60_000, interval: 1 });
      expect(Date.now()).toBeGreaterThanOrEqual(at);
    });

    it('one that fails is tried again after pauses that double, while what comes later is still on time', async () => {
      const clock = movableClock();
      const { open, broken, ran, job } = agenda(clock);
      const runner = await startRunner(database, [job], { clock });
      const pass = async (ms: number): Promise<number> => {
        clock.pass(ms);
        const before = ran.length;
        await runner.wake('agenda');
        return ran.length - before;
      };
      const first = clock.now() + 1;
      open.add(first);
      broken.add(first);
      expect(await pass(1)).toBe(1);
      expect(await pass(999)).toBe(0);
      expect(await pass(1)).toBe(1);
      expect(await pass(1999)).toBe(0);
      expect(await pass(1)).toBe(1);
      const good = clock.now() + 10;
      open.add(good);
      expect(await pass(10)).toBe(2);
      expect(open).toEqual(new Set([first]));
      const [report] = await runner.read({ job: 'agenda' });
      expect(report).toMatchObject({ state: 'waiting', attempts: 4, lastError: 'One of them is broken' });
      broken.clear();
      expect(await pass(HOUR_MS)).toBe(1);
      expect((await runner.read({ job: 'agenda' }))[0]).toMatchObject({ attempts: 0, lastError: null });
    });

    it('an idle runner sleeps as long as it may', async () => {
      const quiet = scheduled({ name: 'quiet', next: async () => undefined, run: async () => {} });
      const runner = await startRunner(database, [quiet], { clock: systemClock });
      await runner.wake('forget-finished-jobs');
      const timers = vi.spyOn(globalThis, 'setTimeout');
      await runner.wake('quiet');
      const waits = timers.mock.calls.map(([, ms = 0]) => ms);
      expect([waits.includes(15_000), waits.filter((ms) => ms < 1000)]).toEqual([true, []]);
    });
  });

  describe('in a queue', () => {
    it('are done in the order of their time, not before it, and once for each key', async () => {
      const clock = movableClock();
      const done: number[] = [];
      const runner = await startRunner(database, [], { clock });
      const later = { at: clock.now() + MINUTE_MS };
      expect(await runner.enqueue('numbers', 3, later)).toBe(true);
      expect(await runner.enqueue('numbers', 1, { key: 'one' })).toBe(true);
      expect(await runner.enqueue('numbers', 1, { key: 'one' })).toBe(false);
      runner.register([numbers(([item = 0]) => void done.push(item))]);
      await runner.wake('numbers');
      expect(done).toEqual([1]);
      expect(await runner.enqueue('numbers', 1, { key: 'one' })).toBe(false);
      clock.pass(MINUTE_MS);
      await runner.wake('numbers');
      expect(done).toEqual([1, 3]);
    });

    it('are taken together up to a number', async () => {
      const clock = movableClock();
      const runner = await startRunner(database, [], { clock });
      for (const item of [1, 2, 3, 4, 5]) {
        await runner.enqueue('numbers', item);
        clock.pass(1);
      }
      const batches: number[][] = [];
      runner.register([numbers((items) => void batches.push([...items]), { most: 3 })]);
      await runner.wake('numbers');
      expect(batches).toEqual([
        [1, 2, 3],
        [4, 5],
      ]);
    });

    it('that fail are tried again after growing pauses, and given up in the end', async () => {
      const clock = movableClock();
      const lines: string[] = [];
      const logger = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
      let tries = 0;
      const failing = numbers(() => {
        tries += 1;
        throw new Error(`No, for the ${tries}. time`);
      });
      const runner = await startRunner(database, [failing], { clock, logger });
      await runner.enqueue('numbers', 1);
      const states: unknown[] = [];
      for (const pause of [0, 999, 1, 1999, 1, HOUR_MS]) {
        clock.pass(pause);
        await runner.wake('numbers');
        states.push([tries, (await runner.read({ job: 'numbers' }))[0]?.state]);
      }
      expect(states).toEqual([
        [1, 'waiting'],
        [1, 'waiting'],
        [2, 'waiting'],
        [2, 'waiting'],
        [3, 'failed'],
        [3, 'failed'],
      ]);
      expect((await runner.read({ state: 'failed' }))[0]).toMatchObject({
        attempts: 3,
        lastError: 'No, for the 3. time',
      });
      expect(lines).toHaveLength(3);
    });

    it('of which one fails do not hold up the others', async () => {
      const clock = movableClock();
      const done: number[] = [];
      const job = numbers(([item = 0]) => {
        if (item === 1) throw new Error('Broken');
        done.push(item);
      });
      const runner = await startRunner(database, [job], { clock });
      for (const item of [1, 2, 3]) await runner.enqueue('numbers', item, { key: String(item) });
      await runner.wake('numbers');
      expect(done.toSorted()).toEqual([2, 3]);
    });

    it('queued in a transaction are there when it is committed, and only then', async () => {
      const clock = movableClock();
      const done: number[] = [];
      const runner = await startRunner(database, [numbers(([item = 0]) => void done.push(item))], { clock });
      const undone = database.transaction(async (db) => {
        await runner.enqueueIn(db, 'numbers', 1);
        throw new Error('Changed my mind');
      });
      await expect(undone).rejects.toThrow('Changed my mind');
      await database.transaction((db) => runner.enqueueIn(db, 'numbers', 2));
      await runner.wake('numbers');
      expect(done).toEqual([2]);
    });

    it('queued by one process begin at once in another that runs them', async () => {
      const clock = movableClock();
      const bus = await openBus({ logger: silentLogger });
      onTestFinished(() => bus.close());
      const done: number[] = [];
      await startRunner(database, [numbers(([item = 0]) => void done.push(item))], { clock, bus });
      const asking = await startRunner(database, [], { clock, bus });
      await asking.enqueue('numbers', 7);
      await vi.waitFor(() => expect(done).toEqual([7]), { timeout: 60_000, interval: 1 });
    });

    it('are begun once each, however many runners there are', async () => {
      const clock = movableClock();
      const begun: number[] = [];
      const job = () =>
        numbers(async ([item = 0]) => {
          begun.push(item);
          await after(Math.random() * 3);
        });
      const runners = await Promise.all([1, 2, 3, 4].map(() => startRunner(database, [job()], { clock })));
      const items = Array.from({ length: 40 }, (_, index) => index);
      await Promise.all(items.map((item) => runners[item % 4]?.enqueue('numbers', item)));
      await Promise.all(runners.map((runner) => runner.wake('numbers')));
      expect(begun.toSorted((a, b) => a - b)).toEqual(items);
    });
  });

  it('one job never runs twice at a time, however many runners wake', async () => {
    const clock = movableClock();
    let [active, most, runs] = [0, 0, 0];
    const job = () =>
      scheduled({
        name: 'alone',
        every: 10,
        async run() {
          active += 1;
          most = Math.max(most, active);
          runs += 1;
          await after(1);
          active -= 1;
        },
      });
    const runners = await Promise.all([1, 2, 3].map(() => startRunner(database, [job()], { clock })));
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(runners.map((runner) => runner.wake('alone')));
      clock.pass(10);
    }
    expect([most, runs]).toEqual([1, 10]);
  });

  it('tell how far they are while they run', async () => {
    const clock = movableClock();
    const [half, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = queued({
      name: 'slow',
      payload: z.null(),
      async run(_, { progress }) {
        await progress(5, 10);
        half.resolve();
        await go.promise;
        await progress(10, 10);
      },
    });
    const runner = await startRunner(database, [slow], { clock });
    await runner.enqueue('slow', null);
    await half.promise;
    const report = (): Promise<JobReport[]> => runner.read({ job: 'slow' });
    expect(await report()).toMatchObject([{ state: 'running', attempts: 1, progress: { done: 5, total: 10 } }]);
    go.resolve();
    await runner.wake('slow');
    expect(await report()).toMatchObject([
      { state: 'done', progress: { done: 10, total: 10 }, finishedAt: clock.now(), lastError: null },
    ]);
  });

  it('of a process that is told to stop are told so, and go on elsewhere at once', async () => {
    const clock = movableClock();
    const began = Promise.withResolvers<void>();
    const done: string[] = [];
    const job = (where: string) =>
      queued({
        name: 'long',
        payload: z.null(),
        async run(_, { signal, attempt }) {
          if (where === 'first') {
            began.resolve();
            await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
          }
          done.push(`${where}, attempt ${attempt}`);
        },
      });
    const first = await startRunner(database, [job('first')], { clock });
    await first.enqueue('long', null);
    await began.promise;
    await first.close();
    await (await startRunner(database, [job('second')], { clock })).wake('long');
    expect(done).toEqual(['second, attempt 1']);
  });

  it('that ended are forgotten in time', async () => {
    const clock = movableClock();
    const runner = await startRunner(database, [numbers(() => {})], { clock });
    await runner.enqueue('numbers', 1);
    await runner.wake('numbers');
    for (const days of [6, 2]) {
      clock.pass(days * 24 * HOUR_MS);
      await runner.wake('forget-finished-jobs');
      expect(await runner.read({ job: 'numbers' })).toHaveLength(days === 6 ? 1 : 0);
    }
  });

  it('of one name can not be two', async () => {
    const runner = await startRunner(database, [numbers(() => {})], { clock: movableClock() });
    expect(() => runner.register([numbers(() => {})])).toThrow('There are two jobs numbers');
  });
});
