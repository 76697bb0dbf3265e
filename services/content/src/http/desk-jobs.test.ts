import { createJobRunner, queued } from '@masthead/jobs';
import type { Database } from '@masthead/storage';
import { describeEachEngine, silentLogger } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { ContentSchema } from '../schema.ts';
import { type Desk, movableClock, refusalIn, startDesk } from '../testing/desk.ts';
import { openSmall } from '../testing/newsroom.ts';

describeEachEngine('the jobs that the desk tells of', (suite) => {
  const clock = movableClock();
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { clock });
  });
  afterAll(() => desk.close());

  it('are those of all processes: scheduled ones, and queued ones with how far they came and why they failed', async () => {
    const runner = await createJobRunner({ database, clock, logger: silentLogger });
    runner.register([
      queued({
        name: 'send',
        payload: z.string(),
        retry: { attempts: 1 },
        async run(_, { progress }) {
          await progress(2, 3);
          throw new Error('The third address is wrong');
        },
      }),
    ]);
    await runner.enqueue('send', 'a letter');
    await runner.wake('send');
    await runner.close();
    const now = new Date(clock.now()).toISOString();
    expect(await desk.send('GET', '/jobs?state=failed')).toMatchObject({
      status: 200,
      body: {
        data: [
          {
            job: 'send',
            state: 'failed',
            attempts: 1,
            due: null,
            started: now,
            finished: now,
            lastError: 'The third address is wrong',
            progress: { done: 2, total: 3 },
          },
        ],
      },
    });
    const stories = await desk.send('GET', '/jobs?job=publish-scheduled-stories');
    expect(stories.body).toMatchObject({ data: [{ state: 'waiting', attempts: 0, lastError: null }] });
  });

  it('are told to nobody without a token, and by states that there are', async () => {
    expect((await desk.send('GET', '/jobs', { token: 'mh_nobody' })).status).toBe(401);
    const answer = await desk.send('GET', '/jobs?state=lost');
    expect([answer.status, refusalIn(answer).message]).toEqual([
      400,
      'state takes one of waiting, running, done, failed',
    ]);
  });

  it('stand beside what readers searched for and did not find', async () => {
    const search = (query: string) =>
      desk.ask(`/api/neutron/search/masthead/results/web?searchQuery=${encodeURIComponent(query)}`);
    for (const query of ['Lawnmower', 'lawnmower?', 'somebody once', 'me@example.com', 'me@example.com'])
      await search(query);
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    expect(await desk.send('GET', '/searches')).toMatchObject({
      status: 200,
      body: { data: [{ query: 'lawnmower', outcome: 'nothing', times: 2, lastDay: today }] },
    });
    expect((await desk.send('GET', '/searches', { token: 'mh_nobody' })).status).toBe(401);
  });
});
