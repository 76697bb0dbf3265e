import { systemClock as clock } from '@masthead/runtime';
import { describeEachEngine } from '@masthead/storage/testing';
import { expect, it } from 'vitest';
import { doneByOne, type JobsSchema, prepareJobs } from './index.ts';

describeEachEngine('work that several processes need', (suite) => {
  async function workplace() {
    const database = await suite.open<JobsSchema>();
    await prepareJobs(database);
    let isDone = false;
    const work = (run: () => Promise<void>, leaseMs = 60_000) =>
      doneByOne(database, { name: 'prepare', clock, leaseMs, isDone: async () => isDone, run });
    return {
      work,
      finish: async () => {
        isDone = true;
      },
      killed: () =>
        database.db
          .updateTable('jobs')
          .set(({ eb }) => ({ lease_until: 0, runs: eb('runs', '+', 1) }))
          .execute(),
    };
  }

  it('is done by one of them, and the others go on when it is', async () => {
    const { work, finish } = await workplace();
    const began = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = work(async () => {
      began.resolve();
      await mayEnd.promise;
      await finish();
    });
    await began.promise;
    let others = 0;
    const waiting = [1, 2].map(() =>
      work(async () => {
        others += 1;
      }),
    );
    mayEnd.resolve();
    expect(await Promise.all([first, ...waiting])).toEqual([true, false, false]);
    expect(others).toBe(0);
  });

  it('is begun again at once by another when it failed, and whoever failed hears why', async () => {
    const { work, finish } = await workplace();
    const broken = work(() => Promise.reject(new Error('no disk')));
    await expect(broken).rejects.toThrow('no disk');
    expect(await work(finish)).toBe(true);
  });

  it('is taken over from one that gives no sign of life', async () => {
    const { work, finish, killed } = await workplace();
    const began = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const dead = work(async () => {
      began.resolve();
      await released.promise;
    });
    await began.promise;
    await killed();
    expect(await work(finish)).toBe(true);
    released.resolve();
    await dead;
  });
});
