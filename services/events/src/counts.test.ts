import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineExperiment } from '@masthead/rules';
import { frozenClock } from '@masthead/runtime';
import { describeEachEngine, silentLogger } from '@masthead/storage/testing';
import type { EventName } from '@masthead/tracking';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acts, emptySearches, webVitals } from './audience/audience.ts';
import { experimentSums } from './audience/experiment-sums.ts';
import { readersIn, readersNow } from './audience/readers.ts';
import { mostIn, type Span, startsIn, sumsOf } from './audience/reading.ts';
import { meanAttention, pageViews, scrollDepth, storiesRead, whereFrom } from './audience/stories.ts';
import { sourceOf } from './counting/sources.ts';
import { DAY_MS, FIVE_MINUTES_MS, HOUR_MS, LATE_MS, MINUTE_MS } from './counting/times.ts';
import { arrivedIn } from './ingest/arrived.ts';
import { createDrain } from './ingest/drain.ts';
import { ingest } from './ingest/ingest.ts';
import { openJournal } from './journal/journal.ts';
import type { EventsSchema } from './store/schema.ts';
import { type EventsDatabase, prepareEvents } from './store/store.ts';
import { frameOf, makeTraffic, type Truth } from './testing/traffic.ts';

const EVENTS = 100_000;
const NOW = Date.parse('2026-11-17T12:00:30Z');
const root = mkdtempSync(join(tmpdir(), 'masthead-events-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const experiment = defineExperiment({
  id: 'summary',
  version: '1',
  owner: 'audience',
  hypothesis: 'A summary leads to more offers.',
  startDate: '2026-11-01T00:00:00Z',
  endDate: '2026-12-01T00:00:00Z',
  criteria: () => true,
  allocation: [
    { bucket: 'control', percentage: 50 },
    { bucket: 'testA', percentage: 50 },
  ],
});

/** A recount that knows nothing of sums: over every event as it happened. */
function recount(truths: readonly Truth[], span: Span) {
  const within = truths.filter(({ at, robot }) => !robot && at >= span.from && at < span.until);
  const named = <Name extends EventName>(name: Name) =>
    within.flatMap(({ event, ...rest }) =>
      event.name === name ? [{ ...rest, event: event as Truth['event'] & { name: Name } }] : [],
    );
  return { within, named };
}

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(items, keyOf)].map(([key, group]) => [key, group.length]).toSorted());

describeEachEngine('a hundred thousand events, in any order, with duplicates and late ones', ({ open }) => {
  const { frames, truths } = makeTraffic({ events: EVENTS, now: NOW });
  const spans: [string, Span][] = [
    ['by the minute', { grain: MINUTE_MS, from: NOW - (NOW % MINUTE_MS) - HOUR_MS, until: NOW + MINUTE_MS }],
    ['by the hour', { grain: HOUR_MS, from: NOW - (NOW % HOUR_MS) - DAY_MS, until: NOW + HOUR_MS }],
    ['by the day', { grain: DAY_MS, from: NOW - (NOW % DAY_MS) - 5 * DAY_MS, until: NOW + DAY_MS }],
  ];
  let database: EventsDatabase;

  beforeAll(async () => {
    database = await open<EventsSchema>();
    await prepareEvents(database);
    // Two processes, each with its journal: what one has taken, the other gets again.
    const folder = mkdtempSync(join(root, 'journals-'));
    const journals = [0, 1].map(() => openJournal({ root: folder, onWritten: () => {}, segmentBytes: 512 * 1024 }));
    await Promise.all(frames.map((frame, index) => journals[index % 2]?.append(frame)));
    const drains = journals.map(({ folder: own }) =>
      createDrain({ database, root: folder, own, clock: frozenClock(NOW), logger: silentLogger, onIngested: () => {} }),
    );
    await Promise.all(drains.map((drain) => drain.run()));
    await Promise.all(journals.map((journal) => journal.close()));
    await Promise.all(drains.map((drain) => drain.close()));
  }, 120_000);

  it('are each kept once', async () => {
    const { count } = await database.db
      .selectFrom('events')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(truths.length);
    expect(truths.length).toBeLessThan(EVENTS);
  });

  describe.each(spans)('add up to a recount of them, %s', (_, span) => {
    const { named } = recount(truths, span);
    const views = named('page_viewed');

    it('page views, and the attention that one has', async () => {
      const attention = named('engaged_time').reduce((sum, { event }) => sum + event.milliseconds, 0);
      expect(await pageViews(database.db, span, 'all')).toBe(views.length);
      expect(await meanAttention(database.db, span)).toBeCloseTo(attention / views.length, 6);
    });

    it('where readers came from', async () => {
      const sources = Object.entries(await whereFrom(database.db, span)).filter(([, count]) => count > 0);
      expect(Object.fromEntries(sources.toSorted())).toEqual(countBy(views, ({ event }) => sourceOf(event)));
    });

    it('stories, with their attention, sources and lines', async () => {
      const read = await storiesRead(database.db, { span, coarse: span, now: NOW, most: 10 });
      const byStory = countBy(
        views.filter(({ event }) => event.page.storyId !== null),
        ({ event }) => event.page.storyId ?? '',
      );
      const engaged = named('engaged_time');
      expect(read).toHaveLength(10);
      for (const { storyId, views: count, engagedMs, sources, line } of read) {
        const attention = engaged
          .filter(({ event }) => event.page.storyId === storyId)
          .reduce((sum, { event }) => sum + event.milliseconds, 0);
        expect(count).toBe(byStory[storyId]);
        expect(line.reduce((sum, part) => sum + part, 0)).toBe(count);
        expect(engagedMs * count).toBeCloseTo(attention, 0);
        expect(Object.values(sources).reduce((sum, part) => sum + part, 0)).toBe(count);
      }
    });

    it('the most viewed, in the order of all their views', async () => {
      const all = await sumsOf(database.db, 'story_views', span);
      expect(await mostIn(database.db, 'story_views', span, 10)).toEqual(all.slice(0, 10));
      expect(all.length).toBeGreaterThan(50);
    });

    it('how far stories were read', async () => {
      const stories = views.filter(({ event }) => event.page.storyId !== null).length;
      const reached = countBy(
        named('scroll_depth').filter(({ event }) => event.page.storyId !== null),
        ({ event }) => String(event.percent),
      );
      expect(await scrollDepth(database.db, span)).toEqual(
        [25, 50, 75, 100].map((percent) => ({ percent, part: (reached[percent] ?? 0) / stories })),
      );
    });

    it('web vitals at the 75th percentile, within the width of a bucket', async () => {
      const all = named('web_vital');
      const measured = new Map([
        ...Map.groupBy(all, ({ event }) => ` ${event.metric}`),
        ...Map.groupBy(all, ({ event }) => `${event.page.kind} ${event.metric}`),
      ]);
      const vitals = await webVitals(database.db, span);
      expect(vitals.map(({ pageKind, metric, samples }) => [`${pageKind} ${metric}`, samples])).toEqual(
        [...measured].map(([key, group]) => [key, group.length]).toSorted(),
      );
      for (const { pageKind, metric, p75 } of vitals) {
        const values = (measured.get(`${pageKind} ${metric}`) ?? [])
          .map(({ event }) => event.value)
          .toSorted((a, b) => a - b);
        const exact = values[Math.ceil(values.length * 0.75) - 1] ?? 0;
        expect(Math.abs(p75 / exact - 1)).toBeLessThan(0.026);
      }
    });

    it('acts', async () => {
      const shops = named('link_clicked').filter(({ event }) => event.kind === 'affiliate').length;
      expect(await acts(database.db, span)).toEqual({ shopVisits: shops, joinedLetters: 0, newAccounts: 0 });
    });
  });

  it.each([
    ['five minutes', { grain: FIVE_MINUTES_MS, from: NOW - HOUR_MS, until: NOW + 1 }],
    ['hour', { grain: HOUR_MS, from: NOW - DAY_MS, until: NOW + 1 }],
    ['day', { grain: DAY_MS, from: NOW - 5 * DAY_MS, until: NOW + 1 }],
  ] satisfies [string, Span][])('readers are each counted once in each %s', async (_, span) => {
    const sessionsIn = (start: number): number =>
      new Set(recount(truths, { ...span, from: start, until: start + span.grain }).within.map(({ session }) => session))
        .size;
    expect(await readersIn(database.db, span)).toEqual(startsIn(span).map(sessionsIn));
  });

  it('experiments have each visit once in a day', async () => {
    const span = spans[2]?.[1] as Span;
    const { named } = recount(truths, span);
    const visits = (name: 'experiment_exposed' | 'experiment_outcome', bucket: string): number =>
      new Set(
        named(name)
          .filter(({ event }) => event.bucket === bucket)
          .map(({ at, session }) => `${Math.floor(at / DAY_MS)} ${session}`),
      ).size;
    expect(await experimentSums(database.db, [experiment], NOW)).toEqual(
      ['control', 'testA'].map((bucket) => ({
        id: 'summary',
        version: '1',
        bucket,
        exposures: visits('experiment_exposed', bucket),
        conversions: visits('experiment_outcome', bucket),
      })),
    );
  });

  it('searches that found nothing have their words', async () => {
    const span = spans[1]?.[1] as Span;
    const { named } = recount(truths, span);
    const empty = countBy(
      named('searched').filter(({ event }) => event.results === 0),
      ({ event }) => event.terms.trim().replace(/\s+/g, ' ').toLowerCase(),
    );
    const searches = await emptySearches(database.db, span, 100);
    expect(Object.fromEntries(searches.map(({ terms, times }) => [terms, times]).toSorted())).toEqual(empty);
  });

  it('readers now are those of the last five minutes, and the stories that they are in', async () => {
    const last = new Map<string, Truth>();
    for (const truth of truths)
      if (!truth.robot && (last.get(truth.session)?.at ?? 0) < truth.at) last.set(truth.session, truth);
    const here = [...last.values()].filter(({ at }) => at > NOW - 5 * MINUTE_MS);
    const stories = new Set(here.flatMap(({ event }) => event.page.storyId ?? []));
    expect(await readersNow(database.db, NOW)).toEqual({ readers: here.length, stories: stories.size });
    expect(here.length).toBeGreaterThan(0);
  });
});

describeEachEngine('an event', ({ open }) => {
  let database: EventsDatabase;
  beforeAll(async () => {
    database = await open<EventsSchema>();
    await prepareEvents(database);
  });

  const arrived = (number: number, receivedAt: number, age = 0) =>
    arrivedIn(frameOf(sampleBatch([{ ...sampleEvent('page_viewed', number), at: NOW - age }], NOW), receivedAt)) ?? [];

  it('that is sent again across midnight is the same', async () => {
    const midnight = Date.parse('2026-11-18T00:00:00Z');
    const first = { segment: 'a/1', arrived: arrived(1, midnight - 5), end: 10 };
    const second = { segment: 'b/1', arrived: arrived(1, midnight + 5), end: 10 };
    expect(await ingest(database, first, NOW)).toEqual({ stored: 1, duplicate: 0 });
    expect(await ingest(database, second, NOW)).toEqual({ stored: 0, duplicate: 1 });
  });

  it('of a part of a journal that is in the database already changes nothing', async () => {
    const portion = { segment: 'c/1', arrived: arrived(2, NOW), end: 10 };
    expect(await ingest(database, portion, NOW)).toEqual({ stored: 1, duplicate: 0 });
    await database.db.deleteFrom('events').execute();
    expect(await ingest(database, portion, NOW)).toEqual({ stored: 0, duplicate: 0 });
  });

  it('that is too old to be known again is not counted', () => {
    expect(arrived(3, NOW, LATE_MS)).toHaveLength(1);
    expect(arrived(3, NOW, LATE_MS + 1)).toEqual([]);
  });
});
