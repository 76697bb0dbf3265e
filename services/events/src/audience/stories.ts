/** What is read, for how long, how far, and where its readers came from. */
import { type Depth, QUARTERS, SOURCES, type Source, type Sources, type StoryReading } from '@masthead/tracking';
import type { EventsDb } from '../store/schema.ts';
import { mostReadNow } from './readers.ts';
import { mostIn, type Span, type Sum, seriesOf, sumsOf } from './reading.ts';

function sourcesFrom(sums: readonly Sum[]): Sources {
  const counts = new Map(sums.map(({ label, count }) => [label, count]));
  return Object.fromEntries(SOURCES.map((source) => [source, counts.get(source) ?? 0])) as Record<Source, number>;
}

/** Where readers came from, in page views. */
export const whereFrom = async (db: EventsDb, span: Span): Promise<Sources> =>
  sourcesFrom(await sumsOf(db, 'views_by_source', span));

interface Wanted {
  /** The line of each is through this time. */
  span: Span;
  /** The same time in parts that are few: what else is told of each, and what was read most, is looked for in those. */
  coarse: Span;
  now: number;
  most: number;
}

/** Stories with the most readers in them now; with fewer than are asked for, then those that were viewed most. */
export async function storiesRead(db: EventsDb, { span, coarse, now, most }: Wanted): Promise<StoryReading[]> {
  const here = new Map((await mostReadNow(db, now, { most })).map(({ storyId, readers }) => [storyId, readers]));
  const viewed = here.size < most ? await mostIn(db, 'story_views', coarse, most) : [];
  const ids = [...new Set([...here.keys(), ...viewed.map(({ subject }) => subject)])].slice(0, most);
  if (ids.length === 0) return [];
  const lines = await seriesOf(db, 'story_views', span, ids);
  const engaged = await sumsOf(db, 'story_engaged', coarse, { subjects: ids });
  const bySource = Map.groupBy(await sumsOf(db, 'story_sources', coarse, { subjects: ids }), ({ subject }) => subject);
  return ids.map((storyId) => {
    const line = lines.get(storyId) ?? [];
    const sources = bySource.get(storyId) ?? [];
    const attention = engaged.find(({ subject }) => subject === storyId)?.total ?? 0;
    return {
      storyId,
      hereNow: here.get(storyId) ?? 0,
      views: line.reduce((sum, count) => sum + count, 0),
      engagedMs:
        attention /
        Math.max(
          1,
          sources.reduce((sum, { count }) => sum + count, 0),
        ),
      sources: sourcesFrom(sources),
      line,
    };
  });
}

/** Mean attention of a page view, of any page. */
export async function meanAttention(db: EventsDb, span: Span): Promise<number> {
  const [engaged] = await sumsOf(db, 'engaged', span);
  const views = await pageViews(db, span, 'all');
  return views === 0 ? 0 : (engaged?.total ?? 0) / views;
}

export const pageViews = async (db: EventsDb, span: Span, of: 'all' | 'stories'): Promise<number> =>
  (await sumsOf(db, 'views', span)).find(({ label }) => label === of)?.count ?? 0;

/** How far stories are read. */
export async function scrollDepth(db: EventsDb, span: Span): Promise<Depth[]> {
  const reached = new Map((await sumsOf(db, 'scrolled', span)).map(({ label, count }) => [label, count]));
  const views = await pageViews(db, span, 'stories');
  return QUARTERS.map((percent) => ({ percent, part: views === 0 ? 0 : (reached.get(String(percent)) ?? 0) / views }));
}
