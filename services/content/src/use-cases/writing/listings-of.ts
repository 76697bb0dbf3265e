/** The listings that a story belongs to, so that every door of the site is found in one place. */
import { BRANDED_SECTION, formOfStory, isBranded, isLongform } from '@masthead/model';
import { productSlugsOf, type StoryDocument } from '../../documents/story.ts';
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

/** The doors that show one kind of story. */
const DOORS: Readonly<Record<StoryDocument['typeName'], readonly string[]>> = {
  content_article: [],
  content_review: ['reviews'],
  content_gallery: ['pictures'],
  content_video: ['videos'],
  content_updating_story: ['live'],
};

/** Topics behind the door about living without exhaust. */
const ZERO_TOPICS: ReadonlySet<string> = new Set([
  'electric-vehicles',
  'charging',
  'e-bikes',
  'solar',
  'heat-pumps',
  'climate',
]);

/** Stories that are read as text; only these run in the river and under their topics. */
const READ: ReadonlySet<StoryDocument['typeName']> = new Set(['content_article', 'content_review']);

const startsWith = (type: string, word: string): boolean => type.toLowerCase().startsWith(word);

/** The doors that show a form of article. */
function formDoors({ type, section }: StoryDocument): string[] {
  return [
    ...(isLongform({ type }) || type === 'Feature' ? ['features'] : []),
    ...(section === 'how_to' ? ['how-to'] : []),
    ...(startsWith(type, 'deals') || type === 'Coupon Roundup' ? ['deals'] : []),
    ...(startsWith(type, 'best list') ? ['best'] : []),
    ...(type === 'Editors Choice' ? ['editors-choice'] : []),
  ];
}

const isPaid = ({ section, authors: [username = ''] }: StoryDocument): boolean =>
  isBranded({ section, author: { username } });

/** `topicSlugs` are the story's topics and everything above them. */
export function listingsOf(document: StoryDocument, topicSlugs: readonly string[]): string[] {
  const listings = wholeListings(document, topicSlugs);
  const form = formOfStory(document);
  if (!form) return listings;
  const formed = listings.filter((listing) => FORMED_LISTINGS.some((start) => listing.startsWith(start)));
  return [...listings, ...formed.map((listing) => formListing(listing, form))];
}

/** Those of stories of every form. Paid content stands nowhere among the rest. */
function wholeListings(document: StoryDocument, topicSlugs: readonly string[]): string[] {
  const { typeName, type, noIndex, authors, tags, collections } = document;
  const sitemap = noIndex ? [] : [sitemapListing(typeName)];
  const own = [...new Set([...authors.map(authorListing), ...collections.map(collectionListing)])];
  if (isPaid(document)) return [BRANDED_SECTION, ...own, ...sitemap];
  const read = READ.has(typeName);
  return [
    ...new Set([
      ...(read ? [RIVER, ...topicSlugs.map(topicListing)] : []),
      ...(read && LEADING_TYPES.has(type) ? topicSlugs.map(topicLeads) : []),
      ...(read && topicSlugs.some((slug) => ZERO_TOPICS.has(slug)) ? ['zero'] : []),
      ...tags.map(({ slug }) => tagListing(slug)),
      ...(read ? productSlugsOf(document).map(productListing) : []),
      ...DOORS[typeName],
      ...(read ? formDoors(document) : []),
      ...(document.typeName === 'content_review' && document.review.editorsChoice ? ['editors-choice'] : []),
      ...own,
      ...sitemap,
    ]),
  ];
}
