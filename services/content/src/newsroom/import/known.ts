/** What the names in a newsroom's files lead to: to what is in the files themselves, or to what the newsroom has already. */
import { type StoryKind, storyKindOf } from '@masthead/model';
import { contentPath } from '@masthead/urls';
import type { KindFiles } from '../../kinds/files.ts';
import { kinds } from '../../kinds/kinds.ts';
import { idOf } from '../../kinds/newsroom-id.ts';
import { PATH_SEPARATOR } from '../../repositories/topics.ts';
import type { ContentDb } from '../../schema.ts';
import { whereabouts } from '../../use-cases/story-url.ts';
import { type NewsroomFiles, storyFiles } from '../files/files.ts';

export interface KnownStory {
  id: string;
  /** None where its file could not be read. */
  kind: StoryKind | undefined;
  /** None while nobody can read it. */
  address: string | undefined;
}

/** By the names that files have for things. */
export interface Known {
  /** Slugs from the root to the topic. */
  readonly topic: ReadonlyMap<string, readonly string[]>;
  /** Their ids. */
  readonly author: ReadonlyMap<string, string>;
  readonly picture: ReadonlyMap<string, string>;
  readonly product: ReadonlyMap<string, string>;
  readonly collection: ReadonlyMap<string, string>;
  readonly story: ReadonlyMap<string, KnownStory>;
}

export type NamedKind = keyof Known;

const ids = (kind: NamedKind, names: readonly string[]): Map<string, string> =>
  new Map(names.map((name) => [name, idOf(kind, name)]));

/** Topics may stand below those that the newsroom has. */
export function knownInFiles(files: NewsroomFiles, inNewsroom: Known['topic'] = new Map()): Known {
  const topic = new Map([...inNewsroom, ...topicPaths(files.topics, inNewsroom)]);
  return {
    topic,
    author: ids(
      'author',
      files.authors.map(({ username }) => username),
    ),
    picture: ids(
      'picture',
      files.pictures.map(({ file }) => file),
    ),
    product: ids(
      'product',
      files.products.map(({ slug }) => slug),
    ),
    collection: ids(
      'collection',
      files.collections.map(({ slug }) => slug),
    ),
    story: new Map([...unreadStories(files), ...placedStories(files, topic)]),
  };
}

/** A file in which something is wrong is a story all the same: what names it is not at fault. */
const unreadStories = ({ slugs }: NewsroomFiles): (readonly [string, KnownStory])[] =>
  [...slugs].map((slug) => [slug, { id: idOf('story', slug), kind: undefined, address: '' }]);

function placedStories(files: NewsroomFiles, topics: Known['topic']): (readonly [string, KnownStory])[] {
  return storyFiles(files).map(({ kind, file: { slug, matter } }) => {
    const { usual, placed }: KindFiles = kinds[kind].files;
    const id = idOf('story', slug);
    const [author] = matter.authors;
    const address = contentPath({
      kind,
      slug,
      id,
      topicPath: topics.get(matter.topic) ?? [],
      type: matter.type || usual.type,
      section: matter.section || usual.section,
      canonicalUrl: matter.canonicalUrl,
      author: author === undefined ? undefined : { username: author },
      ...placed(matter),
    });
    return [slug, { id, kind, address }];
  });
}

/** Slugs from the root to each topic; parents stand before their children in the file, or are in the newsroom. */
export function topicPaths(
  topics: NewsroomFiles['topics'],
  inNewsroom: Known['topic'] = new Map(),
): Map<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  for (const { slug, parent } of topics) {
    const above = parent === undefined ? [] : (paths.get(parent) ?? inNewsroom.get(parent) ?? []);
    paths.set(slug, [...above, slug]);
  }
  return paths;
}

/** A name that stands in a file. */
export interface Named {
  kind: NamedKind;
  name: string;
}

type Find<Value> = (db: ContentDb, names: readonly string[]) => Promise<Map<string, Value>>;

/** What the newsroom has of some names. */
export async function knownInNewsroom(db: ContentDb, asked: readonly Named[]): Promise<Known> {
  const found = async <Value>(kind: NamedKind, find: Find<Value>): Promise<Map<string, Value>> => {
    const names = asked.filter((named) => named.kind === kind).map(({ name }) => name);
    return names.length === 0 ? new Map() : find(db, [...new Set(names)]);
  };
  return {
    topic: await found('topic', topicsIn),
    author: await found('author', authorsIn),
    picture: await found('picture', picturesIn),
    product: await found('product', productsIn),
    collection: await found('collection', collectionsIn),
    story: await found('story', storiesIn),
  };
}

async function topicsIn(db: ContentDb, slugs: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = await db.selectFrom('topics').select(['slug', 'path']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ slug, path }) => [slug, path.split(PATH_SEPARATOR)]));
}

interface Row {
  name: string;
  id: string;
}

const byName = (rows: readonly Row[]): Map<string, string> => new Map(rows.map(({ name, id }) => [name, id]));

const authorsIn: Find<string> = async (db, names) =>
  byName(await db.selectFrom('authors').select(['id', 'username as name']).where('username', 'in', names).execute());
const productsIn: Find<string> = async (db, names) =>
  byName(await db.selectFrom('products').select(['id', 'slug as name']).where('slug', 'in', names).execute());
const collectionsIn: Find<string> = async (db, names) =>
  byName(await db.selectFrom('collections').select(['id', 'slug as name']).where('slug', 'in', names).execute());

/** A picture that came in at the desk has the name of its file at the end of its path. */
async function picturesIn(db: ContentDb, files: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of files) {
    const row = await db
      .selectFrom('pictures')
      .select('id')
      .where((row) => row.or([row('id', '=', idOf('picture', file)), row('bucket_path', 'like', `%/${file}`)]))
      .orderBy((row) => row.case().when('id', '=', idOf('picture', file)).then(0).else(1).end())
      .executeTakeFirst();
    if (row) found.set(file, row.id);
  }
  return found;
}

async function storiesIn(db: ContentDb, slugs: readonly string[]): Promise<Map<string, KnownStory>> {
  const rows = await db
    .selectFrom('manuscripts')
    .select(['id', 'slug', 'type_name'])
    .where('slug', 'in', slugs)
    .where('status', '!=', 'binned')
    .execute();
  const keyOf = (slug: string) => ({ type: 'content_story', slug });
  const where = await whereabouts(
    db,
    rows.map(({ slug }) => keyOf(slug)),
  );
  return new Map(
    rows.map(({ id, slug, type_name }) => [
      slug,
      { id, kind: storyKindOf(type_name), address: where(keyOf(slug))?.url },
    ]),
  );
}

/** What is in the files counts before what the newsroom has. */
export const joined = (files: NewsroomFiles, inNewsroom: Known): Known => {
  const own = knownInFiles(files, inNewsroom.topic);
  const both = <Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>) =>
    new Map([...other, ...one]);
  return {
    topic: own.topic,
    author: both(own.author, inNewsroom.author),
    picture: both(own.picture, inNewsroom.picture),
    product: both(own.product, inNewsroom.product),
    collection: both(own.collection, inNewsroom.collection),
    story: both(own.story, inNewsroom.story),
  };
};
