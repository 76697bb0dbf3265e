/** All that the newsroom is told of its audience at once. */
import { DISPLAY_ZONE } from '@masthead/model';
import type { Experiment } from '@masthead/rules';
import type { AudienceCounts, AudienceRange } from '@masthead/tracking';
import { DAY_MS, HOUR_MS } from '../counting/times.ts';
import type { EventsDb } from '../store/schema.ts';
import { acts, emptySearches, errorViews, webVitals } from './audience.ts';
import { experimentReadings } from './experiment-readings.ts';
import { dayAround, spansOf, weekBefore } from './ranges.ts';
import { mostReadNow, readersLine, readersNow } from './readers.ts';
import type { Span } from './reading.ts';
import { meanAttention, pageViews, scrollDepth, storiesRead, whereFrom } from './stories.ts';

/** As many as stand on one screen. */
const MOST_STORIES = 8;
const MOST_LIVE = 4;
const MOST_SEARCHES = 4;

interface Asked {
  range: AudienceRange;
  now: number;
  experiments: readonly Experiment[];
}

export async function countAudience(db: EventsDb, { range, now, experiments }: Asked): Promise<AudienceCounts> {
  const spans = spansOf(range, now);
  const usual = weekBefore(now);
  const acted: Span = range === 'now' ? { grain: HOUR_MS, from: dayAround(now).from, until: now + 1 } : spans.coarse;
  const searched: Span = range === 'now' ? { grain: HOUR_MS, from: now - DAY_MS, until: now + 1 } : spans.coarse;
  return {
    range,
    at: now,
    zone: DISPLAY_ZONE,
    now: await readersNow(db, now),
    line: await readersLine(db, spans.line, now),
    sources: await whereFrom(db, spans.sources),
    usualSources: await whereFrom(db, usual),
    depth: await scrollDepth(db, spans.stories),
    usualDepth: await scrollDepth(db, usual),
    stories: await storiesRead(db, { span: spans.stories, ranked: spans.coarse, now, most: MOST_STORIES }),
    engagedMs: await meanAttention(db, spans.coarse),
    vitals: await webVitals(db, spans.vitals),
    views: { all: await pageViews(db, spans.coarse, 'all'), errors: await errorViews(db, spans.coarse) },
    experiments: await experimentReadings(db, experiments, now),
    live: await mostReadNow(db, now, { most: MOST_LIVE, pageKind: 'live' }),
    searches: await emptySearches(db, searched, MOST_SEARCHES),
    acts: await acts(db, acted),
  };
}
