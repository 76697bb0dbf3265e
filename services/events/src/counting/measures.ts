/** What each event adds to the sums. What is not here is kept as it came, and counted by its name. */
import type { EventName, TrackedEvent } from '@masthead/tracking';
import { bucketOf } from './histogram.ts';
import { sourceOf } from './sources.ts';
import { DAY_MS, GRAINS, type Grain, HOUR_MS, READER_GRAINS } from './times.ts';

/** Every sum there is, and the lengths of time that it is kept for. */
export const MEASURES = {
  /** All events, by name; links by where they lead. */
  events: GRAINS,
  robots: GRAINS,
  /** Different readers. */
  readers: READER_GRAINS,
  /** Page views, of all pages and of stories. */
  views: GRAINS,
  views_by_kind: GRAINS,
  views_by_source: GRAINS,
  story_views: GRAINS,
  story_sources: GRAINS,
  /** Milliseconds of attention are its total. */
  engaged: GRAINS,
  story_engaged: GRAINS,
  /** Page views of stories that got so far, in percent. */
  scrolled: GRAINS,
  story_scrolled: GRAINS,
  /** By kind of page: a histogram for each metric. */
  vitals: GRAINS,
  /** Different readers in each bucket, and those of them for whom it came about. */
  exposed_readers: [HOUR_MS, DAY_MS],
  outcome_readers: [HOUR_MS, DAY_MS],
  searches: [HOUR_MS, DAY_MS],
  empty_searches: [HOUR_MS, DAY_MS],
} as const satisfies Record<string, readonly Grain[]>;
export type Measure = keyof typeof MEASURES;

export interface Addition {
  measure: Measure;
  subject?: string;
  label?: string;
  total?: number;
}

/** Different readers are counted once in each length of time. */
export interface ReaderScope {
  measure: Extract<Measure, 'readers' | 'exposed_readers' | 'outcome_readers'>;
  subject?: string;
  label?: string;
}

export interface Additions {
  sums: Addition[];
  readers: ReaderScope[];
}

type Adds = { readonly [Name in EventName]?: (event: TrackedEvent<Name>) => Partial<Additions> };

const ofStory = (storyId: string | null, addition: Addition): Addition[] =>
  storyId === null ? [] : [{ ...addition, subject: storyId }];

const experimentOf = ({ experiment, experimentVersion }: { experiment: string; experimentVersion: string }): string =>
  `${experiment}:${experimentVersion}`;

/** As readers would call the same search. */
const termsOf = (terms: string): string => terms.trim().replace(/\s+/g, ' ').toLowerCase();

const ADDS: Adds = {
  page_viewed({ page, ...arrival }) {
    const source = sourceOf(arrival);
    return {
      sums: [
        { measure: 'views', label: 'all' },
        ...(page.storyId === null ? [] : [{ measure: 'views', label: 'stories' } as const]),
        { measure: 'views_by_kind', subject: page.kind },
        { measure: 'views_by_source', label: source },
        ...ofStory(page.storyId, { measure: 'story_views' }),
        ...ofStory(page.storyId, { measure: 'story_sources', label: source }),
      ],
    };
  },
  engaged_time: ({ page, milliseconds: total }) => ({
    sums: [{ measure: 'engaged', total }, ...ofStory(page.storyId, { measure: 'story_engaged', total })],
  }),
  scroll_depth: ({ page, percent }) => ({
    sums: [
      ...(page.storyId === null ? [] : [{ measure: 'scrolled', label: String(percent) } as const]),
      ...ofStory(page.storyId, { measure: 'story_scrolled', label: String(percent) }),
    ],
  }),
  web_vital: ({ page, metric, value }) => ({
    sums: [{ measure: 'vitals', subject: page.kind, label: `${metric} ${bucketOf(value)}` }],
  }),
  experiment_exposed: ({ bucket, ...test }) => ({
    readers: [{ measure: 'exposed_readers', subject: experimentOf(test), label: bucket }],
  }),
  experiment_outcome: ({ bucket, outcome, ...test }) => ({
    readers: [{ measure: 'outcome_readers', subject: experimentOf(test), label: `${bucket} ${outcome}` }],
  }),
  searched: ({ terms, results }) => ({
    sums: [
      { measure: 'searches' },
      ...(results === 0 ? [{ measure: 'empty_searches', subject: termsOf(terms) } as const] : []),
    ],
  }),
};

/** Links are told apart by where they lead: to a shop is what a publisher asks after. */
const labelOf = (event: TrackedEvent): string => (event.name === 'link_clicked' ? event.kind : '');

export function additionsOf(event: TrackedEvent): Additions {
  // The table has a function of the event's own name; that the two go together, types do not follow through an index.
  const adds = ADDS[event.name] as ((event: TrackedEvent) => Partial<Additions>) | undefined;
  const { sums = [], readers = [] } = adds?.(event) ?? {};
  return {
    sums: [{ measure: 'events', subject: event.name, label: labelOf(event) }, ...sums],
    readers: [{ measure: 'readers' }, ...readers],
  };
}
