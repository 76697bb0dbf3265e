/** The material of a story's page: everything it shows, fetched together and once, so that no page costs a query per item. */
import { notFound } from '@masthead/runtime';
import { suggested } from '../../changes/depends-on.ts';
import type { BodyReferences } from '../../documents/shown.ts';
import type { ShownApart, StoryPage } from '../../kinds/definition.ts';
import { storyDetails } from '../../kinds/details.ts';
import { definitionOf, type StoryDetail } from '../../kinds/kinds.ts';
import { collectionsBySlug } from '../../repositories/collections.ts';
import { newestOf, topicListing } from '../../repositories/listings.ts';
import { type ProductRecord, productRecords } from '../../repositories/products.ts';
import { standingDocuments } from '../../repositories/standing.ts';
import { picturesById, storyBySlug, storyCardsById, withPeopleAndTopics } from '../../repositories/stories.ts';
import { topicsBySlug } from '../../repositories/topics.ts';
import type { ContentDb, StoryRow, TopicRow } from '../../schema.ts';
import { wireComponent, wireWholeList } from '../../wire/component.ts';
import type { PageMaterial } from '../../wire/page-material.ts';
import { wireProduct } from '../../wire/product.ts';
import { wireSummary } from '../../wire/story.ts';
import { type Alternative, alsoConsider } from '../also-consider.ts';
import { noStory } from '../moved-story.ts';
import { cardPictures, picturesIn, productsIn, sheetPictures } from '../shown-things.ts';
import { referencesOf } from '../writing/story-row.ts';

const KEEP_READING = 4;
const MORE_IN_TOPIC = 4;

/** A published story by slug; one that is not there says why. */
export async function publishedStory(db: ContentDb, slug: string): Promise<StoryRow> {
  const row = await storyBySlug(db, slug);
  if (!row) throw await noStory(db, slug);
  return row;
}

export async function storyPage(
  db: ContentDb,
  row: StoryRow,
  { texts, pictures: apart }: ShownApart = { texts: [], pictures: [] },
): Promise<StoryPage<StoryDetail>> {
  const own = storyDetails.read(row.detail);
  const detail: StoryDetail = { ...own, references: joined(own.references, referencesOf(texts)) };
  const related = detail.related.slice(0, KEEP_READING);
  const shown = [row.id, ...related];
  const [topics, newest, products, collections, newsletters] = await Promise.all([
    topicsBySlug(db, detail.topicPath),
    suggested(() => newestOf(db, detail.topicPath.map(topicListing), MORE_IN_TOPIC + shown.length)),
    productRecords(db, { slugs: productsIn(detail) }, showsPrices(detail)),
    collectionsBySlug(db, detail.collections),
    newslettersIn(db, detail, [row.body, ...texts]),
  ]);
  const more = moreInTopic(detail.topicPath, topics, newest, shown);
  const alternatives = await alternativesOf(db, detail, products);
  const others = [
    ...alternatives.map(({ reviewId }) => reviewId),
    ...detail.related,
    ...more.ids,
    ...detail.references.stories,
    ...products.flatMap(({ review }) => review?.id ?? []),
    ...(detail.video ? [detail.video] : []),
  ];
  const records = await withPeopleAndTopics(db, [row, ...(await storyCardsById(db, others))]);
  const [story] = records;
  if (!story) throw notFound();
  const pictures = await picturesById(db, [
    ...records.flatMap(cardPictures),
    ...records.filter(({ id }) => detail.references.stories.includes(id)).flatMap(sheetPictures),
    ...story.authors.map(({ picture_id }) => picture_id),
    ...[...products, ...collections.values()].map(({ picture_id }) => picture_id),
    detail.seo.ogPicture,
    ...picturesIn(detail),
    ...apart,
  ]);
  const material: PageMaterial = {
    body: row.body,
    pictures,
    collections,
    stories: new Map(records.map((record) => [record.id, record])),
    topics,
    products: new Map(products.map((product) => [product.slug, wireProduct(product, pictures)])),
    newsletters,
    references: detail.references,
  };
  const below = [
    ...belowStory(row.slug, related, more, material),
    ...alternativesComponent(row.slug, alternatives, material),
  ];
  return { story, detail, material, below };
}

/** Only what was judged has something to be weighed against. */
async function alternativesOf(
  db: ContentDb,
  detail: StoryDetail,
  products: readonly ProductRecord[],
): Promise<Alternative[]> {
  const judged = definitionOf(detail).judged(detail);
  const product = products.find(({ slug }) => slug === judged?.product);
  return judged && product ? alsoConsider(db, product, judged.score) : [];
}

function alternativesComponent(
  slug: string,
  alternatives: readonly Alternative[],
  { stories, pictures }: PageMaterial,
) {
  const items = alternatives.flatMap(({ reviewId, ...pick }) => {
    const review = stories.get(reviewId);
    return review ? [{ ...wireSummary(review, pictures), pick }] : [];
  });
  return items.length > 0
    ? [wireComponent('alsoConsider', 'ContentList', wireWholeList('Also consider', slug, items))]
    : [];
}

function joined(own: BodyReferences, more: BodyReferences): BodyReferences {
  const both = (key: keyof BodyReferences) => [...new Set([...own[key], ...more[key]])];
  return {
    shortcodes: both('shortcodes'),
    pictures: both('pictures'),
    products: both('products'),
    stories: both('stories'),
  };
}

/** There are few newsletters and one question gets them all; a page carries those that its texts name. */
async function newslettersIn(db: ContentDb, { references }: StoryDetail, texts: readonly string[]) {
  if (!references.shortcodes.includes('newsletter')) return [];
  return newslettersNamed(await standingDocuments(db, 'newsletter'), texts);
}

export const newslettersNamed = <Newsletter extends { slug: string }>(
  newsletters: readonly Newsletter[],
  texts: readonly string[],
): Newsletter[] => newsletters.filter(({ slug }) => texts.some((text) => text.includes(`slug="${slug}"`)));

/** Prices over time are many rows: only pages that draw them ask for them. */
const showsPrices = (detail: StoryDetail): boolean =>
  definitionOf(detail).page.showsPrices(detail) || detail.references.shortcodes.includes('pricehistory');

interface MoreInTopic {
  name: string;
  slug: string;
  ids: string[];
}

/** More of the story's topic, or of the nearest one above it that has enough to show. */
function moreInTopic(
  path: readonly string[],
  topics: ReadonlyMap<string, TopicRow>,
  newest: ReadonlyMap<string, readonly string[]>,
  except: readonly string[],
): MoreInTopic {
  const choices = path.map((slug) => ({
    slug,
    name: topics.get(slug)?.name ?? slug,
    ids: (newest.get(topicListing(slug)) ?? []).filter((id) => !except.includes(id)).slice(0, MORE_IN_TOPIC),
  }));
  const enough = choices.findLast(({ ids }) => ids.length === MORE_IN_TOPIC);
  return enough ?? choices[0] ?? { slug: '', name: '', ids: [] };
}

function belowStory(slug: string, related: readonly string[], more: MoreInTopic, material: PageMaterial) {
  const cards = (ids: readonly string[]) =>
    ids.flatMap((id) => material.stories.get(id) ?? []).map((story) => wireSummary(story, material.pictures));
  return [
    wireComponent('keepReading', 'ContentList', wireWholeList('Keep reading', slug, cards(related))),
    ...(more.slug
      ? [wireComponent('moreInTopic', 'ContentList', wireWholeList(more.name, more.slug, cards(more.ids)))]
      : []),
  ];
}
