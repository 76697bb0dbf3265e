/** The listings that a story belongs to, so that every door of the site is found in one place. */
import {
  BRANDED_SECTION,
  bandsOfPrice,
  bandsOfScore,
  formOfStory,
  type IndexForm,
  indexBands,
  isBranded,
  isIndexForm,
  isLongform,
  storyKindOf,
  storyKinds,
} from '@masthead/model';
import { definitionOf, productSlugsOf, type StoryDocument } from '../../kinds/kinds.ts';
import { indexListing, narrowedListing } from '../../repositories/index-listings.ts';
import {
  authorListing,
  collectionListing,
  FORMED_LISTINGS,
  formListing,
  productListing,
  RIVER,
  sitemapListing,
  tagListing,
  topicLeads,
  topicListing,
} from '../../repositories/listings.ts';

/** Pieces that carry a topic page: the long and the judging, not the day's news. */
const LEADING_TYPES: ReadonlySet<string> = new Set(['Feature', 'Analysis', 'Explainer', 'Review', 'Best List']);

/** Topics behind the door about living without exhaust. */
const ZERO_TOPICS: ReadonlySet<string> = new Set([
  'electric-vehicles',
  'charging',
  'e-bikes',
  'solar',
  'heat-pumps',
  'climate',
]);

const startsWith = (type: string, word: string): boolean => type.toLowerCase().startsWith(word);

/** The doors that show a form of article. */
function formDoors({ type, section }: StoryDocument): string[] {
  return [
    ...(isLongform({ type }) || type === 'Feature' ? ['features'] : []),
    ...(section === 'how_to' ? ['how-to'] : []),
    ...(startsWith(type, 'deals') || type === 'Coupon Roundup' ? ['deals'] : []),
    ...(startsWith(type, 'best list') ? ['best'] : []),
    ...(startsWith(type, 'versus') ? ['versus'] : []),
    ...(type === 'Editors Choice' ? ['editors-choice'] : []),
  ];
}

const isPaid = ({ section, authors: [username = ''] }: StoryDocument): boolean =>
  isBranded({ section, author: { username } });

/** `topicSlugs` are the story's topics and everything above them, `price` in cents what costs what it is about. */
export function listingsOf(document: StoryDocument, topicSlugs: readonly string[], price: number | null): string[] {
  const listings = wholeListings(document, topicSlugs);
  const form = formOfStory({ ...document, kind: storyKindOf(document.typeName) });
  if (!form) return listings;
  const formed = listings.filter((listing) => FORMED_LISTINGS.some((start) => listing.startsWith(start)));
  const indexed = isIndexForm(form) && listings.includes(indexListing(form));
  return [
    ...listings,
    ...formed.map((listing) => formListing(listing, form)),
    ...(indexed ? narrowed(document, form, topicSlugs, price) : []),
  ];
}

/** Where it stands when the index page of its form is narrowed. */
function narrowed(
  document: StoryDocument,
  form: IndexForm,
  topicSlugs: readonly string[],
  price: number | null,
): string[] {
  const score = definitionOf(document).judged(document)?.score ?? null;
  return [
    ...topicSlugs.map((slug) => narrowedListing(form, 'topic', slug)),
    ...(indexBands[form].score && score !== null ? bandsOfScore(score) : []).map((band) =>
      narrowedListing(form, 'score', band),
    ),
    ...pricedListings(form, price),
  ];
}

export const pricedListings = (form: IndexForm, price: number | null): string[] =>
  indexBands[form].price && price !== null
    ? bandsOfPrice(price).map((band) => narrowedListing(form, 'price', band))
    : [];

/** Those of stories of every form. Paid content stands nowhere among the rest. */
function wholeListings(document: StoryDocument, topicSlugs: readonly string[]): string[] {
  const { typeName, type, noIndex, authors, tags, collections } = document;
  const sitemap = noIndex ? [] : [sitemapListing(typeName)];
  const own = [...new Set([...authors.map(authorListing), ...collections.map(collectionListing)])];
  if (isPaid(document)) return [BRANDED_SECTION, ...own, ...sitemap];
  const { isRead, more } = definitionOf(document).listed;
  const { form } = storyKinds[storyKindOf(typeName)];
  return [
    ...new Set([
      ...(isRead ? [RIVER, ...topicSlugs.map(topicListing)] : []),
      ...(isRead && LEADING_TYPES.has(type) ? topicSlugs.map(topicLeads) : []),
      ...(isRead && topicSlugs.some((slug) => ZERO_TOPICS.has(slug)) ? ['zero'] : []),
      ...tags.map(({ slug }) => tagListing(slug)),
      ...(isRead ? productSlugsOf(document).map(productListing) : []),
      ...(form ? [form] : []),
      ...(isRead ? formDoors(document) : []),
      ...more(document),
      ...own,
      ...sitemap,
    ]),
  ];
}
