/** Writes the rows that make up a shown story. Only what differs from what is there is written. */
import { definitionOf, productSlugsOf, type StoryDocument } from '../../kinds/kinds.ts';
import { placeInListings } from '../../repositories/listings.ts';
import { authorsByUsername } from '../../repositories/people.ts';
import { productsBySlug } from '../../repositories/products.ts';
import { replaceShownThings } from '../../repositories/shown-things.ts';
import { PATH_SEPARATOR, topicsBySlug } from '../../repositories/topics.ts';
import type { AuthorRow, ContentDb, StoryRow, TopicRow } from '../../schema.ts';
import { indexStory } from '../../search/index.ts';
import type { Writing } from '../../store.ts';
import { thingsShownBy } from '../shown-things.ts';
import { storyPrice } from '../story-price.ts';
import { listingsOf } from './listings-of.ts';
import { type ShownStory, storyRow } from './story-row.ts';

interface Named {
  topics: TopicRow[];
  authors: AuthorRow[];
}

export interface WrittenStory {
  document: StoryDocument;
  /** The slug it was shown under before; undefined when it was not shown. */
  slugBefore: string | undefined;
  /** The listings in which something moved. */
  moved: string[];
  /** Whether anything was written. */
  isChanged: boolean;
}

/** `isAgain`: it is the same revision as before, and takes nothing from other stories. */
export async function writeStory(db: Writing, written: ShownStory, isAgain: boolean): Promise<WrittenStory> {
  const { id } = written;
  const { shown } = definitionOf(written.document);
  const document = await shown.before(db, id, written.document);
  const story = { ...written, document };
  const named = await namedIn(db, document);
  const before = await db.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst();
  const row = storyRow(story, named.topics[0]?.path.split(PATH_SEPARATOR) ?? []);
  const changed = [
    await upsert(db, before, row),
    await link(db, id, named),
    await replaceShownThings(db, id, thingsShownBy(row)),
    await takeSlug(db, before, row),
  ];
  await shown.after(db, id, document, isAgain);
  changed.push(await index(db, story, named));
  const listings = listingsOf(document, topicSlugsOf(named.topics), await storyPrice(db, row));
  const moved = await placeInListings(db, row, listings);
  return { document, slugBefore: before?.slug, moved, isChanged: moved.length > 0 || changed.includes(true) };
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

function isSame(row: StoryRow, other: StoryRow): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(row).every(([column, value]) => values.get(column) === value);
}

async function upsert(db: Writing, before: StoryRow | undefined, row: StoryRow): Promise<boolean> {
  if (before && isSame(row, before)) return false;
  await db
    .insertInto('stories')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return true;
}

async function link(db: Writing, story_id: string, { topics, authors }: Named): Promise<boolean> {
  const about = topics.map(({ id: topic_id }, position) => ({ story_id, topic_id, position }));
  const by = authors.map(({ id: author_id }, position) => ({ story_id, author_id, position }));
  const present = await linksOf(db, story_id);
  const isAbout = sameOrder(
    present.topics,
    about.map(({ topic_id }) => topic_id),
  );
  const isBy = sameOrder(
    present.authors,
    by.map(({ author_id }) => author_id),
  );
  if (isAbout && isBy) return false;
  await db.deleteFrom('story_topics').where('story_id', '=', story_id).execute();
  await db.deleteFrom('story_authors').where('story_id', '=', story_id).execute();
  await db.insertInto('story_topics').values(about).execute();
  await db.insertInto('story_authors').values(by).execute();
  return true;
}

async function linksOf(db: ContentDb, storyId: string): Promise<{ topics: string[]; authors: string[] }> {
  const topics = db.selectFrom('story_topics').select('topic_id').where('story_id', '=', storyId).orderBy('position');
  const authors = db.selectFrom('story_authors').select('author_id').where('story_id', '=', storyId);
  const [about, by] = await Promise.all([topics.execute(), authors.orderBy('position').execute()]);
  return { topics: about.map(({ topic_id }) => topic_id), authors: by.map(({ author_id }) => author_id) };
}

const sameOrder = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each, position) => each === others[position]);

/** The slug is the story's own, and the one it had before leads to it. */
async function takeSlug(db: Writing, before: StoryRow | undefined, { id, slug }: StoryRow): Promise<boolean> {
  if (before && before.slug !== slug) await keepFormerSlug(db, id, before.slug);
  const { numDeletedRows } = await db.deleteFrom('former_slugs').where('slug', '=', slug).executeTakeFirst();
  return numDeletedRows > 0;
}

export async function keepFormerSlug(db: Writing, manuscript_id: string, slug: string): Promise<void> {
  await db
    .insertInto('former_slugs')
    .values({ slug, manuscript_id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ manuscript_id }))
    .execute();
}

async function index(db: Writing, story: ShownStory, { topics, authors }: Named): Promise<boolean> {
  const { id, document, published_at } = story;
  const slugs = productSlugsOf(document);
  const products = await productsBySlug(db, slugs);
  return indexStory(db, {
    id,
    typeName: document.typeName,
    headline: document.headline,
    dek: document.dek,
    body: [document.body, ...definitionOf(document).words(document)].join(' '),
    names: {
      authors: authors.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()),
      topics: topics.map(({ name }) => name),
      products: slugs.flatMap((slug) => products.get(slug)?.name ?? []),
      tags: document.tags.map(({ name }) => name),
    },
    topicSlugs: topicSlugsOf(topics),
    publishedAt: published_at,
  });
}
