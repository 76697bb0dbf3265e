/** All that the newsroom is told of its audience at once. */
import { DISPLAY_ZONE } from '@masthead/model';
import type { Experiment } from '@masthead/rules';
import type { AudienceCounts, AudienceRange, ReadersLine } from '@masthead/tracking';
import { DAY_MS, HOUR_MS } from '../counting/times.ts';
import type { EventsDb } from '../store/schema.ts';
import { acts, emptySearches, errorViews, webVitals } from './audience.ts';
import { experimentReadings } from './experiment-readings.ts';
import { dayAround, spansOf, weekBefore } from './ranges.ts';
import { mostReadNow, readersIn, readersNow, usualIn } from './readers.ts';
import { type Span, startsIn } from './reading.ts';
import { meanAttention, pageViews, scrollDepth, storiesRead, whereFrom } from './stories.ts';

/** As many as stand on one screen. */
const MOST_STORIES = 8;
const MOST_LIVE = 4;
const MOST_SEARCHES = 4;

interface Asked {
  range: AudienceRange;
  now: number;
}

/** What hardly moves: it is counted less often. */
export interface SlowCounts
  extends Pick<AudienceCounts, 'usualSources' | 'usualDepth' | 'vitals' | 'experiments' | 'searches'> {
  usual: ReadersLine['usual'];
}

export async function countSlow(
  db: EventsDb,
  { range, now }: Asked,
  experiments: readonly Experiment[],
): Promise<SlowCounts> {
  const spans = spansOf(range, now);
  const lastWeek = weekBefore(now);
  const searched: Span = range === 'now' ? { grain: HOUR_MS, from: now - DAY_MS, until: now + 1 } : spans.coarse;
  return {
    usual: await usualIn(db, spans.line),
    usualSources: await whereFrom(db, lastWeek),
    usualDepth: await scrollDepth(db, lastWeek),
    vitals: await webVitals(db, spans.vitals),
    experiments: await experimentReadings(db, experiments, now),
    searches: await emptySearches(db, searched, MOST_SEARCHES),
  };
}

export async function countAudience(db: EventsDb, { range, now }: Asked, slow: SlowCounts): Promise<AudienceCounts> {
  const { line, sources, stories, coarse } = spansOf(range, now);
  const { usual, ...counted } = slow;
  const acted: Span = range === 'now' ? { grain: HOUR_MS, from: dayAround(now).from, until: now + 1 } : coarse;
  return {
    range,
    at: now,
    zone: DISPLAY_ZONE,
    now: await readersNow(db, now),
    line: {
      from: startsIn(line)[0] ?? line.from,
      step: line.grain,
      readers: await readersIn(db, { ...line, until: Math.min(line.until, now + 1) }),
      usual,
    },
    sources: await whereFrom(db, sources),
    depth: await scrollDepth(db, stories),
    stories: await storiesRead(db, { span: stories, coarse, now, most: MOST_STORIES }),
    engagedMs: await meanAttention(db, coarse),
    views: { all: await pageViews(db, coarse, 'all'), errors: await errorViews(db, coarse) },
    live: await mostReadNow(db, now, { most: MOST_LIVE, pageKind: 'live' }),
    acts: await acts(db, acted),
    ...counted,
  };
}
