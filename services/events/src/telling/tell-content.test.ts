/** What the content service is told, on both engines: sums as they are now, and each take until it was heard. */
import { type ToldAudience, toldAudienceSchema } from '@masthead/model';
import { type Experiment, experiments, isRunning } from '@masthead/rules';
import { describeEachEngine } from '@masthead/storage/testing';
import type { TrackedEvent } from '@masthead/tracking';
import { sampleBatch, sampleEvent, sampleId } from '@masthead/tracking/testing';
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../counting/times.ts';
import type { EventsSchema } from '../store/schema.ts';
import { eventsSuite } from '../testing/events-suite.ts';
import { createTelling } from './tell-content.ts';

const NOW = Date.parse('2026-11-17T12:00:30Z');
const KEY = 'a-key';

describeEachEngine('what readers did', ({ open }) => {
  const suite = eventsSuite({ open: open<EventsSchema> }, NOW);
  let heard: ToldAudience[] = [];
  let status = 200;
  beforeEach(() => {
    [heard, status] = [[], 200];
  });

  /** Somebody did it so long ago. */
  async function put(event: TrackedEvent, { ago = 0, session = 1, robot = false } = {}): Promise<void> {
    const at = NOW - ago;
    const batchOf = (number: number) => ({
      ...sampleBatch([{ ...event, id: sampleId(7, number), at }], at),
      session: sampleId(9, session),
    });
    await suite.take(at, batchOf, robot);
  }

  /** The content service, as far as it is told. */
  async function contentFetch(request: Request): Promise<Response> {
    expect([new URL(request.url).pathname, request.headers.get('authorization')]).toEqual([
      '/api/audience/masthead',
      `Bearer ${KEY}`,
    ]);
    heard.push(toldAudienceSchema.parse(await request.json()));
    return new Response('', { status });
  }

  const tell = () =>
    createTelling({
      database: suite.database,
      clock: { now: () => NOW },
      content: { contentFetch, contentBaseUrl: 'http://content.internal', siteKey: 'masthead', key: KEY },
    }).run([], { attempt: 1, signal: new AbortController().signal, progress: async () => {} });

  const viewOf = (storyId: string): TrackedEvent => {
    const view = sampleEvent('page_viewed');
    return { ...view, page: { ...view.page, storyId } };
  };
  const take = (decision: string, option = '/tech/a-story/'): TrackedEvent => ({
    ...sampleEvent('decision_taken'),
    decision,
    option,
  });

  it('is told as the views of each story in the last hours, the most viewed first', async () => {
    for (const [story, ago] of [
      ['a', 0],
      ['b', 0],
      ['b', 5 * HOUR_MS],
      ['a', 7 * HOUR_MS],
      ['a', DAY_MS],
    ] as const)
      await put(viewOf(story), { ago });
    await tell();
    expect(heard).toMatchObject([
      {
        at: NOW,
        stories: [
          { id: 'b', views: 2 },
          { id: 'a', views: 1 },
        ],
      },
    ]);
  });

  it('is told as visits in each bucket of what runs, and those of them that did what it is about', async () => {
    const running = experiments.find((each) => isRunning(each, NOW) && !each.byCookieOnly);
    if (!running) throw new Error('One of our own runs');
    const [one, other] = running.allocation.map(({ bucket }) => bucket);
    const seen = (bucket = '') => ({ ...sampleEvent('experiment_exposed'), ...named(running), bucket });
    const did = (bucket = '', outcome: string = running.outcome) => ({
      ...sampleEvent('experiment_outcome'),
      ...named(running),
      bucket,
      outcome,
    });
    for (const session of [1, 1, 2, 3]) await put(seen(one), { session });
    for (const session of [1, 1]) await put(did(one), { session, ago: 0 });
    await put(did(one, 'something-else'), { session: 2 });
    await put(seen(other), { session: 4, ago: 2 * DAY_MS });
    await put(seen(other), { session: 5, robot: true });
    await put({ ...sampleEvent('experiment_exposed'), experiment: 'made_up' });
    await tell();
    expect(heard[0]?.experiments).toEqual([
      { id: running.id, version: running.version, bucket: one, exposures: 3, conversions: 1 },
      { id: running.id, version: running.version, bucket: other, exposures: 1, conversions: 0 },
    ]);
  });

  it('is told of each take until it was heard, and not again', async () => {
    for (const session of [1, 2]) await put(take('d-1'), { session });
    await put(take('d-2'), { robot: true });
    await put(take(''));
    status = 500;
    await expect(tell()).rejects.toThrow('500');
    status = 200;
    await tell();
    await tell();
    const taken = [{ agent: 'keep-reading', decision: 'd-1', option: '/tech/a-story/' }];
    expect(heard.map((told) => told.taken)).toEqual([taken, taken, []]);
  });

  it('is told in portions where much was taken, all of it', async () => {
    const rows = Array.from({ length: 1100 }, (_, index) => ({ agent: 'a', decision: `d-${index}`, option: '/' }));
    await suite.database.db.insertInto('event_takes').values(rows).execute();
    await tell();
    expect(heard.map(({ taken }) => taken.length)).toEqual([500, 500, 100]);
    expect(new Set(heard.flatMap(({ taken }) => taken.map(({ decision }) => decision))).size).toBe(1100);
  });
});

const named = ({ id, version }: Experiment) => ({ experiment: id, experimentVersion: version });
