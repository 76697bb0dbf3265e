/** What the newsroom asks of its audience, answered from sums: see docs/decisions/0057-events-are-counted-once.md. */
import { QUARTERS } from '@masthead/tracking';
import { percentileOf } from '../counting/histogram.ts';
import { SOURCES, type Source } from '../counting/sources.ts';
import { MINUTE_MS } from '../counting/times.ts';
import type { EventsDb } from '../store/schema.ts';
import { type Span, seriesOf, startsIn, sumsOf } from './reading.ts';

/** Who has done something this recently is here. */
const HERE_MS = 5 * MINUTE_MS;

export interface ReadersNow {
  readers: number;
  /** Stories with someone in them. */
  stories: number;
}

export async function readersNow(db: EventsDb, now: number): Promise<ReadersNow> {
  const { readers, stories } = await db
    .selectFrom('event_presence')
    .where('at', '>', now - HERE_MS)
    .select(({ fn }) => [fn.countAll<number>().as('readers'), fn.count<number>('story_id').distinct().as('stories')])
    .executeTakeFirstOrThrow();
  return { readers, stories };
}

export interface Point {
  at: number;
  readers: number;
  views: number;
}

/** Different readers, and page views, of each part of the span: the line through the day, and its peak. */
export async function throughTime(db: EventsDb, span: Span): Promise<Point[]> {
  const readers = await seriesOf(db, 'readers', span, ['']);
  const views = await seriesOf(db, 'views', span, [''], 'all');
  return startsIn(span).map((at, index) => ({
    at,
    readers: readers.get('')?.[index] ?? 0,
    views: views.get('')?.[index] ?? 0,
  }));
}

export type Sources = Readonly<Record<Source, number>>;

const sourcesFrom = (sums: readonly { label: string; count: number }[]): Sources => {
  const counts = new Map(sums.map(({ label, count }) => [label, count]));
  return Object.fromEntries(SOURCES.map((source) => [source, counts.get(source) ?? 0])) as Record<Source, number>;
};

/** Where readers came from, in page views. */
export const whereFrom = async (db: EventsDb, span: Span): Promise<Sources> =>
  sourcesFrom(await sumsOf(db, 'views_by_source', span));

export interface StoryReading {
  storyId: string;
  hereNow: number;
  views: number;
  /** Mean attention that a page view had, in milliseconds. */
  engagedMs: number;
  sources: Sources;
  /** Page views, one number for each part of the span. */
  line: number[];
}

/** Stories with the most readers in them now; with fewer than are asked for, then those that were viewed most. */
export async function storiesRead(db: EventsDb, span: Span, now: number, most: number): Promise<StoryReading[]> {
  const here = await db
    .selectFrom('event_presence')
    .where('at', '>', now - HERE_MS)
    .where('story_id', 'is not', null)
    .select(({ fn }) => ['story_id', fn.countAll<number>().as('readers')])
    .groupBy('story_id')
    .orderBy('readers', 'desc')
    .orderBy('story_id')
    .limit(most)
    .execute();
  const readersOf = new Map(here.flatMap(({ story_id, readers }) => (story_id === null ? [] : [[story_id, readers]])));
  const viewed = await sumsOf(db, 'story_views', span, { most });
  const ids = [...new Set([...readersOf.keys(), ...viewed.map(({ subject }) => subject)])].slice(0, most);
  if (ids.length === 0) return [];
  const lines = await seriesOf(db, 'story_views', span, ids);
  const engaged = await sumsOf(db, 'story_engaged', span, { subjects: ids });
  const sources = await sumsOf(db, 'story_sources', span, { subjects: ids });
  return ids.map((storyId) => {
    const line = lines.get(storyId) ?? [];
    const views = line.reduce((sum, count) => sum + count, 0);
    const attention = engaged.find(({ subject }) => subject === storyId)?.total ?? 0;
    return {
      storyId,
      hereNow: readersOf.get(storyId) ?? 0,
      views,
      engagedMs: views === 0 ? 0 : attention / views,
      sources: sourcesFrom(sources.filter(({ subject }) => subject === storyId)),
      line,
    };
  });
}

export interface Depth {
  percent: number;
  /** Of page views of stories, the part that got there. */
  part: number;
}

/** How far stories are read: of all, or of one. */
export async function scrollDepth(db: EventsDb, span: Span, storyId?: string): Promise<Depth[]> {
  const ofOne = storyId === undefined ? {} : { subjects: [storyId] };
  const reached = await sumsOf(db, storyId === undefined ? 'scrolled' : 'story_scrolled', span, ofOne);
  const views = await sumsOf(db, storyId === undefined ? 'views' : 'story_views', span, ofOne);
  const all = views.find(({ label }) => label === (storyId === undefined ? 'stories' : ''))?.count ?? 0;
  return QUARTERS.map((percent) => {
    const count = reached.find(({ label }) => label === String(percent))?.count ?? 0;
    return { percent, part: all === 0 ? 0 : count / all };
  });
}

export interface Vital {
  pageKind: string;
  metric: string;
  /** The 75th reader in a hundred had it no worse, within two and a half percent. */
  p75: number;
  samples: number;
}

/** Buckets of a histogram, for each kind of page and metric. */
const MOST_BUCKETS = 20_000;

export async function webVitals(db: EventsDb, span: Span): Promise<Vital[]> {
  const sums = await sumsOf(db, 'vitals', span, { most: MOST_BUCKETS });
  const groups = Map.groupBy(sums, ({ subject, label }) => `${subject} ${label.split(' ')[0]}`);
  const vitals = [...groups].map(([key, parts]): Vital => {
    const [pageKind = '', metric = ''] = key.split(' ');
    const buckets = parts.map(({ label, count }) => ({ bucket: Number(label.split(' ')[1]), count }));
    const samples = buckets.reduce((sum, { count }) => sum + count, 0);
    return { pageKind, metric, p75: percentileOf(buckets, 0.75) ?? 0, samples };
  });
  return vitals.toSorted((a, b) => (`${a.pageKind} ${a.metric}` < `${b.pageKind} ${b.metric}` ? -1 : 1));
}

export interface BucketReading {
  experiment: string;
  version: string;
  bucket: string;
  /** Different readers (visits) who saw it, summed over the parts of the span. */
  readers: number;
  /** Of those, for whom each outcome came about. */
  outcomes: Readonly<Record<string, number>>;
}

export async function experiments(db: EventsDb, span: Span): Promise<BucketReading[]> {
  const exposed = await sumsOf(db, 'exposed_readers', span);
  const outcomes = await sumsOf(db, 'outcome_readers', span);
  return exposed.map(({ subject, label: bucket, count: readers }) => {
    const at = subject.lastIndexOf(':');
    const own = outcomes.filter((outcome) => outcome.subject === subject && outcome.label.startsWith(`${bucket} `));
    return {
      experiment: subject.slice(0, at),
      version: subject.slice(at + 1),
      bucket,
      readers,
      outcomes: Object.fromEntries(own.map(({ label, count }) => [label.slice(bucket.length + 1), count])),
    };
  });
}

export interface EmptySearch {
  terms: string;
  times: number;
}

/** Searches that found nothing, the most frequent first. */
export const emptySearches = async (db: EventsDb, span: Span, most: number): Promise<EmptySearch[]> =>
  (await sumsOf(db, 'empty_searches', span, { most })).map(({ subject: terms, count: times }) => ({ terms, times }));

export interface Acts {
  shopVisits: number;
  joinedLetters: number;
  newAccounts: number;
}

export async function acts(db: EventsDb, span: Span): Promise<Acts> {
  const sums = await sumsOf(db, 'events', span);
  const countOf = (name: string, label = ''): number =>
    sums.find((sum) => sum.subject === name && sum.label === label)?.count ?? 0;
  return {
    shopVisits: countOf('link_clicked', 'affiliate'),
    joinedLetters: countOf('newsletter_signed_up'),
    newAccounts: countOf('account_created'),
  };
}
