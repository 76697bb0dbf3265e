/** An index page: a page of the stories of one form, narrowed or whole, how it can be narrowed, and the table of what holds now. */
import {
  type IndexFilter,
  type IndexForm,
  indexBands,
  isIndexForm,
  PRICE_BANDS,
  SCORE_BANDS,
  storyForms,
} from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { dependsOn } from '../../changes/depends-on.ts';
import { indexPageName } from '../../changes/names.ts';
import {
  indexListing,
  listingTotals,
  narrowedListing,
  narrowedListings,
  newestInAll,
  pageInAll,
} from '../../repositories/index-listings.ts';
import { allTopics, PATH_SEPARATOR } from '../../repositories/topics.ts';
import type { ContentDb, TopicRow } from '../../schema.ts';
import { wireComponent } from '../../wire/component.ts';
import { productsOf, withDeals } from '../deals.ts';
import { type Choices, TABLE_FORMS, tableOf } from '../index-table.ts';
import { listOf, pageRange } from '../listing-component.ts';
import { type ListedStory, listedStories } from '../summaries.ts';
import type { Composer } from './page-request.ts';

/** Stories on one page. */
const INDEX_PAGE_SIZE = 24;
/** The best reviews are chosen among so many of the newest in each band of scores. */
const BEST_TRIED = 12;

type Totals = ReadonlyMap<string, number>;

export const composeIndex: Composer = async ({ db, slug, pageNumber, filter = {} }) => {
  if (!isIndexForm(slug)) throw notFound();
  dependsOn('', [indexPageName(slug)]);
  const topics = await allTopics(db);
  if (filter.topic !== undefined && topics.every((topic) => topic.slug !== filter.topic)) throw notFound();
  const totals = await listingTotals(db, [indexListing(slug), ...everyNarrowing(slug, topics)]);
  const wanted = narrowedListings(slug, filter);
  const range = pageRange(pageNumber, INDEX_PAGE_SIZE);
  const [{ ids, total }, tabled] = await Promise.all([
    pageInAll(db, wanted, range, totals),
    pageNumber === 1 ? tabledIds(db, slug, filter, totals) : [],
  ]);
  const detailed = TABLE_FORMS.has(slug) ? [...new Set([...tabled, ...ids])] : [];
  const stories = await listedStories(db, [...new Set([...ids, ...tabled])], detailed);
  const found = (some: readonly string[]): ListedStory[] => some.flatMap((id) => stories.get(id) ?? []);
  const products = await productsOf(db, found(detailed));
  const choices: Choices = { listed: found(ids), best: found(tabled), products };
  const items = slug === 'deals' ? withDeals(found(ids), products) : found(ids).map(({ summary }) => summary);
  const query = { name: 'listing', title: storyForms[slug], listing: wanted.join(' '), ...range };
  return [
    listOf(query, items, total),
    wireComponent('indexFacets', 'IndexFacets', facetsOf(slug, topics, totals, filter.topic)),
    wireComponent('indexTable', 'IndexTable', tableOf(slug, choices)),
  ];
};

/** The candidates for the best reviews: those of the highest bands that what is wanted leaves. */
async function tabledIds(db: ContentDb, form: IndexForm, filter: IndexFilter, totals: Totals): Promise<string[]> {
  if (!indexBands[form].score) return [];
  const bands = SCORE_BANDS.filter((band) => filter.score === undefined || band >= filter.score);
  return newestInAll(
    db,
    bands.map((score) => narrowedListings(form, { ...filter, score })),
    BEST_TRIED,
    totals,
  );
}

const bandsOf = (form: IndexForm) => ({
  scores: indexBands[form].score ? SCORE_BANDS : [],
  prices: indexBands[form].price ? PRICE_BANDS : [],
});

function everyNarrowing(form: IndexForm, topics: readonly TopicRow[]): string[] {
  const { scores, prices } = bandsOf(form);
  return [
    ...topics.map(({ slug }) => narrowedListing(form, 'topic', slug)),
    ...scores.map((band) => narrowedListing(form, 'score', band)),
    ...prices.map((band) => narrowedListing(form, 'price', band)),
  ];
}

function facetsOf(form: IndexForm, topics: readonly TopicRow[], totals: Totals, chosen: string | undefined) {
  const totalOf = (by: keyof IndexFilter, value: string | number): number =>
    totals.get(narrowedListing(form, by, value)) ?? 0;
  const { scores, prices } = bandsOf(form);
  return {
    topics: offeredTopics(topics, (slug) => totalOf('topic', slug), chosen),
    scores: scores.map((band) => ({ band, total: totalOf('score', band) })),
    prices: prices.map((band) => ({ band, total: totalOf('price', band) })),
  };
}

/**
 * Those with stories, the most first, and the chosen one. A topic that has no more than one of those below it would be
 * a second name for it.
 */
function offeredTopics(
  topics: readonly TopicRow[],
  totalOf: (slug: string) => number,
  chosen: string | undefined,
): { slug: string; name: string; total: number }[] {
  const counted = topics.map(({ slug, name, path }) => ({ slug, name, path, total: totalOf(slug) }));
  const isToldBelow = ({ path, total }: { path: string; total: number }): boolean =>
    counted.some((other) => other.total === total && other.path.startsWith(path + PATH_SEPARATOR));
  return counted
    .filter((topic) => topic.slug === chosen || (topic.total > 0 && !isToldBelow(topic)))
    .sort((one, other) => other.total - one.total)
    .map(({ slug, name, total }) => ({ slug, name, total }));
}
