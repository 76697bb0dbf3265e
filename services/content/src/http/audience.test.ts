/** What the events service tells, on both engines: what is read most, what happened in experiments, what was taken. */
import {
  ALSO_NEW,
  frontPageCodec,
  MOST_READ,
  TOLD_AUDIENCE_PATH,
  type ToldAudience,
  topicPageCodec,
} from '@masthead/model';
import { createErrorReporter, localRateLimits } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { describeEachEngine, silentLogger } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { changesBy, clock, NO_MAIL, NOW, openDemo, pagePath, storeOf, temporaryMedia } from '../testing/newsroom.ts';
import { createDecisions, type Decisions } from '../use-cases/decisions.ts';
import { createApp } from './app.ts';

const KEY = 'the-key-of-the-publication';
const TOPIC = 'phones';

describeEachEngine('what is told of readers', (suite) => {
  let database: Database<ContentSchema>;
  let decisions: Decisions;
  let ask: (
    path: string,
    init?: RequestInit,
  ) => Promise<{ status: number; body: { data?: unknown; dependsOn?: string[] } }>;
  /** The newest of the river and of a topic. */
  let river: string[];
  let topic: string[];
  beforeAll(async () => {
    database = await openDemo(suite);
    decisions = createDecisions({ database: storeOf(database), now: clock.now, logger: silentLogger });
    const app = createApp({
      database: storeOf(database),
      media: temporaryMedia().media,
      clock,
      limits: localRateLimits(clock),
      siteKey: 'masthead',
      reporter: createErrorReporter({ logger: silentLogger }),
      decisions,
      misses: { note: () => {}, flush: async () => {} },
      decisionKey: KEY,
      jobs: { read: async () => [] },
      mail: NO_MAIL,
      readersOf: () => 0,
    });
    ask = async (path, init) => {
      const response = await app.fetch(new Request(`http://content.internal${path}`, init));
      return { status: response.status, body: await response.json() };
    };
    [river = [], topic = []] = await Promise.all(['river', `topic:${TOPIC}`].map(idsIn));
  });
  beforeEach(async () => {
    for (const table of ['most_read', 'audience_told', 'experiment_counts'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const idsIn = async (listing: string): Promise<string[]> => {
    const entries = database.db.selectFrom('listing_entries').select('story_id').where('listing', '=', listing);
    return (await entries.orderBy('place', 'desc').limit(8).execute()).map(({ story_id }) => story_id);
  };
  const told = (changes: Partial<ToldAudience>): ToldAudience => ({
    at: NOW,
    stories: [],
    experiments: [],
    taken: [],
    ...changes,
  });
  const tell = async (changes: Partial<ToldAudience>, site = 'masthead', key = KEY) =>
    ask(`${TOLD_AUDIENCE_PATH}/${site}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(told(changes)),
    });
  /** The first has the most views, and each of them enough. */
  const viewed = (ids: readonly string[], fewest = 5) =>
    ids.map((id, index) => ({ id, views: fewest + ids.length - index }));
  const rankings = () => database.db.selectFrom('most_read').selectAll().orderBy('listing').orderBy('place').execute();
  const ranked = async (listing: string) =>
    (await rankings()).filter((row) => row.listing === listing).map(({ story_id }) => story_id);
  const counts = async () => (await ask('/api/neutron/experiments/masthead/counts')).body.data;
  const count = (bucket: string, exposures: number, conversions: number, more: object = {}) => ({
    id: 'bb_phone',
    version: '1',
    bucket,
    exposures,
    conversions,
    ...more,
  });

  it('ranks five stories by their views, on the front page and in their topics', async () => {
    await tell({ stories: viewed(topic.slice(0, 6).toReversed()).toReversed() });
    const five = topic.slice(1, 6).toReversed();
    expect(await ranked('river')).toEqual(five);
    expect(await ranked(`topic:${TOPIC}`)).toEqual(five);
    expect((await rankings()).every(({ listing }) => listing === 'river' || /^topic:[^/]+$/.test(listing))).toBe(true);
  });

  it.each([
    ['four stories are read', (ids: string[]) => viewed(ids.slice(0, 4))],
    [
      'one of five is read too little',
      (ids: string[]) => viewed(ids.slice(0, 5)).map((each, index) => (index < 4 ? each : { ...each, views: 4 })),
    ],
    ['what is read is no story of ours', (ids: string[]) => viewed(ids.slice(0, 5).map((id) => `${id}x`))],
  ])('ranks nothing where %s', async (_, stories) => {
    await tell({ stories: stories(river) });
    expect(await rankings()).toEqual([]);
  });

  it('tells a change of those doors alone whose order is another', async () => {
    const [first = '', second = '', ...rest] = river;
    const changed = (stories: ToldAudience['stories'], at: number) => changesBy(database, () => tell({ at, stories }));
    expect((await changed(viewed(river), NOW)).flat()).toContain('most-read:river');
    expect(await changed(viewed(river, 50), NOW + 1)).toEqual([]);
    expect((await changed(viewed([second, first, ...rest], 50), NOW + 2)).flat()).toContain('most-read:river');
    const emptied = (await changed([], NOW + 3)).flat();
    expect(emptied).toContain('most-read:river');
    expect(emptied.every((name) => name.startsWith('most-read:'))).toBe(true);
    expect(await rankings()).toEqual([]);
  });

  it('stands on pages as the most read, and until then what is also new', async () => {
    const [front, about] = [pagePath('front_page', 'home'), pagePath('topic', TOPIC)];
    const lists = async () => {
      const [home, own] = [await ask(front), await ask(about)];
      expect(home.body.dependsOn).toContain('most-read:river');
      expect(own.body.dependsOn).toContain(`most-read:topic:${TOPIC}`);
      const page = frontPageCodec.parse(home.body.data);
      const place = page.places.find(
        (part) => part.kind === 'ContentList' && [MOST_READ, ALSO_NEW].includes(part.data.slug),
      );
      const topicPage = topicPageCodec.parse(own.body.data).components;
      if (place?.kind !== 'ContentList' || !topicPage.mostRead) throw new Error('They have such a list');
      const ids = (stories: readonly { id: string }[]): string[] => stories.map(({ id }) => id);
      return [
        { list: place.data, shown: ids(page.components.river.items) },
        { list: topicPage.mostRead, shown: ids([...topicPage.listing.items, ...topicPage.leads]) },
      ];
    };
    for (const { list, shown } of await lists()) {
      expect([list.title, list.slug]).toEqual(['Also new', ALSO_NEW]);
      expect(list.items.length).toBeGreaterThan(0);
      for (const { id } of list.items) expect(shown).not.toContain(id);
    }
    await tell({ stories: viewed(topic) });
    for (const { list } of await lists()) {
      expect([list.title, list.slug]).toEqual(['Most read', MOST_READ]);
      expect(list.items.map(({ id }) => id)).toEqual(topic.slice(0, 5));
    }
  });

  it('is the same told twice, late and in any order', async () => {
    const some = fc.array(fc.record({ views: fc.integer({ min: 0, max: 9 }), seen: fc.integer({ min: 0, max: 9 }) }), {
      minLength: 8,
      maxLength: 8,
    });
    const state = async () => [await rankings(), await counts()];
    await fc.assert(
      fc.asyncProperty(
        fc.array(some, { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        async (days, chance) => {
          // Sums of experiments grow from one telling to the next.
          const tellings = days.map((day, index) => ({
            at: NOW + index,
            stories: day.map(({ views }, place) => ({ id: river[place] ?? '', views })),
            experiments: [
              count('v1', sum(days.slice(0, index + 1), 0), sum(days.slice(0, index + 1), 1)),
              count('control', sum(days.slice(0, index + 1), 2), sum(days.slice(0, index + 1), 3)),
            ],
          }));
          const clear = async () => {
            for (const table of ['most_read', 'audience_told', 'experiment_counts'] as const)
              await database.db.deleteFrom(table).execute();
          };
          await clear();
          for (const telling of tellings) await tell(telling);
          const inOrder = await state();
          await clear();
          const again = [...tellings, ...tellings].map((telling) => ({ telling, place: chance.next().value ?? 0 }));
          for (const { telling } of again.toSorted((a, b) => a.place - b.place)) await tell(telling);
          expect(await state()).toEqual(inOrder);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('keeps what happened in experiments, and only what can have happened', async () => {
    await tell({ experiments: [count('v1', 5, 2), count('control', 4, 0)] });
    await tell({ experiments: [count('v1', 6, 2), count('v1', 3, 1)] });
    await tell({
      experiments: [count('v2', 1, 0), count('v1', 1, 0, { version: '9' }), count('v1', 1, 0, { id: 'no_such' })],
    });
    const data = await counts();
    expect(data).toHaveLength(2);
    expect(data).toEqual(expect.arrayContaining([count('v1', 6, 2), count('control', 4, 0)]));
  });

  it('counts what was taken of a decision once, told as often as it likes', async () => {
    const { decisionId: decision } = await decisions.decide({
      agentName: 'keep-reading',
      context: { is_mobile: false },
      listLength: 2,
      options: ['/a/', '/b/'],
      sessionId: 'page',
      sessionIdType: 'page',
      strategyConfig: { holdoutPercent: 0, expiration: 0, slotHoldout: 0 },
      tenantId: 'masthead',
      writeKey: KEY,
    });
    const taken = [
      { agent: 'keep-reading', decision, option: '/b/' },
      { agent: 'keep-reading', decision: 'made-up', option: '/a/' },
    ];
    for (let round = 0; round < 3; round += 1) expect((await tell({ taken })).status).toBe(200);
    const options = database.db.selectFrom('decision_options').select(['option_id', 'shown', 'taken']);
    expect(await options.orderBy('option_id').execute()).toEqual([
      { option_id: '/a/', shown: 1, taken: 0 },
      { option_id: '/b/', shown: 1, taken: 1 },
    ]);
  });

  it('is taken from our own processes alone, and only as it can be', async () => {
    const stories = viewed(river);
    expect((await tell({ stories }, 'masthead', 'another')).status).toBe(401);
    expect((await tell({ stories }, 'other')).status).toBe(404);
    for (const wrong of [
      { stories: [{ id: '', views: 9 }] },
      { stories: [{ id: 'a', views: -1 }] },
      { stories: Array.from({ length: 501 }, (_, id) => ({ id: String(id), views: 9 })) },
      { experiments: [count('x'.repeat(26), 1, 0)] },
      { experiments: [count('v1', 1.5, 0)] },
      { at: -1 },
      { more: true } as Partial<ToldAudience>,
    ])
      expect((await tell({ stories, ...wrong })).status).toBe(422);
    expect(await rankings()).toEqual([]);
  });
});

/** Of one figure of each day, all days together. */
const sum = (days: readonly { seen: number }[][], place: number): number =>
  days.reduce((total, day) => total + (day[place]?.seen ?? 0), 0);
