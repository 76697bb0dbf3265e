/** What else the newsroom asks of its audience, answered from sums: see docs/decisions/0057-events-are-counted-once.md. */
import type { Acts, Vital } from '@masthead/tracking';
import { type BucketCount, percentileOf } from '../counting/histogram.ts';
import type { EventsDb } from '../store/schema.ts';
import { type Span, sumsOf } from './reading.ts';

/** Buckets of a histogram, for each kind of page and metric. */
const MOST_BUCKETS = 20_000;

interface Measured extends BucketCount {
  pageKind: string;
  metric: string;
}

/** Of each kind of page, and of all together. */
export async function webVitals(db: EventsDb, span: Span): Promise<Vital[]> {
  const sums = await sumsOf(db, 'vitals', span, { most: MOST_BUCKETS });
  const measured = sums.map(({ subject: pageKind, label, count }): Measured => {
    const [metric = '', bucket] = label.split(' ');
    return { pageKind, metric, bucket: Number(bucket), count };
  });
  const groups = Map.groupBy(
    [...measured, ...measured.map((each) => ({ ...each, pageKind: '' }))],
    ({ pageKind, metric }) => `${pageKind} ${metric}`,
  );
  const vitals = [...groups].map(([key, buckets]): Vital => {
    const [pageKind = '', metric = ''] = key.split(' ');
    const samples = buckets.reduce((sum, { count }) => sum + count, 0);
    return { pageKind, metric, p75: percentileOf(buckets, 0.75) ?? 0, samples };
  });
  return vitals.toSorted((a, b) => (`${a.pageKind} ${a.metric}` < `${b.pageKind} ${b.metric}` ? -1 : 1));
}

/** Of all page views, those that showed an error. */
export async function errorViews(db: EventsDb, span: Span): Promise<number> {
  const [errors] = await sumsOf(db, 'views_by_kind', span, { subjects: ['error'] });
  return errors?.count ?? 0;
}

export interface EmptySearch {
  terms: string;
  times: number;
}

/** Searches that found nothing, the most frequent first. */
export const emptySearches = async (db: EventsDb, span: Span, most: number): Promise<EmptySearch[]> =>
  (await sumsOf(db, 'empty_searches', span, { most })).map(({ subject: terms, count: times }) => ({ terms, times }));

export async function acts(db: EventsDb, span: Span): Promise<Acts> {
  const sums = await sumsOf(db, 'events', span, {
    subjects: ['link_clicked', 'newsletter_signed_up', 'account_created'],
  });
  const countOf = (name: string, label = ''): number =>
    sums.find((sum) => sum.subject === name && sum.label === label)?.count ?? 0;
  return {
    shopVisits: countOf('link_clicked', 'affiliate'),
    joinedLetters: countOf('newsletter_signed_up'),
    newAccounts: countOf('account_created'),
  };
}
