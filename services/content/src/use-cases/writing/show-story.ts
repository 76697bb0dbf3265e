/** Writes what readers see of a story: its row, its people and topics, its places in listings and in the search index. */
import { definitionOf, productSlugsOf, type StoryDocument } from '../../kinds/kinds.ts';
import { placeInListings, takeFromListings, topicListing } from '../../repositories/listings.ts';
import { authorsByUsername } from '../../repositories/people.ts';
import { productsBySlug } from '../../repositories/products.ts';
import { replaceShownThings } from '../../repositories/shown-things.ts';
import { PATH_SEPARATOR, topicsBySlug } from '../../repositories/topics.ts';
import type { AuthorRow, ContentDb, StoryRow, TopicRow } from '../../schema.ts';
import { indexStory, unindexStory } from '../../search/index.ts';
import { noteChange, type Writing } from '../../store.ts';
import { thingsShownBy } from '../shown-things.ts';
import { listingsOf } from './listings-of.ts';
import { refreshArrangements } from './refresh-arrangements.ts';
import { type ShownStory, storyRow } from './story-row.ts';

interface Named {
  topics: TopicRow[];
  authors: AuthorRow[];
}

/** Notes everything that changed by it. */
export async function showStory(db: Writing, written: ShownStory): Promise<void> {
  const { id } = written;
  const { shown } = definitionOf(written.document);
  const document = await shown.before(db, id, written.document);
  const story = { ...written, document };
  const named = await namedIn(db, document);
  const before = await db.selectFrom('stories').select('slug').where('id', '=', id).executeTakeFirst();
  const row = storyRow(story, named.topics[0]?.path.split(PATH_SEPARATOR) ?? []);
  await upsert(db, row);
  await link(db, id, named);
  await replaceShownThings(db, id, thingsShownBy(row));
  if (before && before.slug !== document.slug) await keepFormerSlug(db, id, before.slug);
  await db.deleteFrom('former_slugs').where('slug', '=', document.slug).execute();
  await shown.after(db, id, document);
  await index(db, story, named);
  const moved = await placeInListings(db, row, listingsOf(document, topicSlugsOf(named.topics)));
  const arranged = await refreshArrangements(db, id, document.slug);
  const slugs = before?.slug === document.slug ? [] : [document.slug, ...(before ? [before.slug] : [])];
  noteChange(db, [
    `story:${id}`,
    ...slugs.map((slug) => `slug:${slug}`),
    ...shown.changes(id),
    ...listedNames(document.typeName, moved),
    ...arranged,
  ]);
}

/** The listings that a story moved in, and what is made of many of them. */
const listedNames = (typeName: string, listings: readonly string[]): string[] => [
  ...listings.map((listing) => `listing:${listing}`),
  ...(listings.some((listing) => listing.startsWith(topicListing(''))) ? ['topics'] : []),
  `sitemap:${typeName}`,
];

/** Takes a story from readers, and notes everything that changed by it. */
export async function hideStory(db: Writing, id: string): Promise<void> {
  const row = await db.selectFrom('stories').select(['slug', 'type_name']).where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const left = await takeFromListings(db, id);
  await unindexStory(db, id);
  await noteReviewed(db, id);
  await db.deleteFrom('stories').where('id', '=', id).execute();
  // Its readers knew it by this slug: should it come back under another, they are sent there.
  await keepFormerSlug(db, id, row.slug);
  const arranged = await refreshArrangements(db, id, row.slug);
  const { shown } = definitionOf({ typeName: row.type_name });
  noteChange(db, [
    `story:${id}`,
    `slug:${row.slug}`,
    ...shown.changes(id),
    ...listedNames(row.type_name, left),
    ...arranged,
  ]);
}

/** A product says where it is reviewed: that goes with the review. */
async function noteReviewed(db: Writing, id: string): Promise<void> {
  const products = await db.selectFrom('products').select('slug').where('review_id', '=', id).execute();
  noteChange(
    db,
    products.map(({ slug }) => `product:${slug}`),
  );
}

/** Its topics and authors, in the order of the document. */
async function namedIn(db: ContentDb, { topics, authors }: StoryDocument): Promise<Named> {
  const [bySlug, byUsername] = await Promise.all([topicsBySlug(db, topics), authorsByUsername(db, authors)]);
  return {
    topics: [...new Set(topics)].flatMap((slug) => bySlug.get(slug) ?? []),
    authors: [...new Set(authors)].flatMap((username) => byUsername.get(username) ?? []),
  };
}

/** Slugs of the topics and of everything above them. */
const topicSlugsOf = (topics: readonly TopicRow[]): string[] => [
  ...new Set(topics.flatMap(({ path }) => path.split(PATH_SEPARATOR))),
];

async function upsert(db: Writing, row: StoryRow): Promise<void> {
  await db
    .insertInto('stories')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

async function link(db: Writing, story_id: string, { topics, authors }: Named): Promise<void> {
  await db.deleteFrom('story_topics').where('story_id', '=', story_id).execute();
  await db.deleteFrom('story_authors').where('story_id', '=', story_id).execute();
  await db
    .insertInto('story_topics')
    .values(topics.map(({ id: topic_id }, position) => ({ story_id, topic_id, position })))
    .execute();
  await db
    .insertInto('story_authors')
    .values(authors.map(({ id: author_id }, position) => ({ story_id, author_id, position })))
    .execute();
}

async function keepFormerSlug(db: Writing, manuscript_id: string, slug: string): Promise<void> {
  await db
    .insertInto('former_slugs')
    .values({ slug, manuscript_id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ manuscript_id }))
    .execute();
}

async function index(db: Writing, story: ShownStory, { topics, authors }: Named): Promise<void> {
  const { id, document, published_at } = story;
  const products = await productsBySlug(db, productSlugsOf(document));
  await indexStory(db, {
    id,
    typeName: document.typeName,
    headline: document.headline,
    dek: document.dek,
    body: [document.body, ...definitionOf(document).words(document)].join(' '),
    names: {
      authors: authors.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()),
      topics: topics.map(({ name }) => name),
      products: [...products.values()].map(({ name }) => name),
      tags: document.tags.map(({ name }) => name),
    },
    topicSlugs: topicSlugsOf(topics),
    publishedAt: published_at,
  });
}
