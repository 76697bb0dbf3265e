/** Loads a newsroom from files into an empty database: one transaction, so it is there whole or not at all. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@masthead/runtime';
import type { Database, Media } from '@masthead/storage';
import { storyPath } from '@masthead/urls';
import { saveArrangement } from '../repositories/arrangements.ts';
import { placeInListings, RIVER, topicLeads, topicListing } from '../repositories/listings.ts';
import { PATH_SEPARATOR } from '../repositories/topics.ts';
import type { ContentDb, ContentSchema } from '../schema.ts';
import { HUB } from '../wire.ts';
import { bodyHtml, type StoryAddress, wordCount } from './body.ts';
import { type NewsroomFiles, readNewsroom, type StoryFile, type TopicFile } from './files.ts';
import { checkReferences } from './references.ts';

export interface NewsroomReport {
  stories: number;
  pictures: number;
}

export interface NewsroomDeps {
  database: Database<ContentSchema>;
  media: Media;
  clock: Clock;
}

export async function isEmpty({ db }: Database<ContentSchema>): Promise<boolean> {
  return (await db.selectFrom('stories').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function loadNewsroom(folder: string, { database, media, clock }: NewsroomDeps): Promise<NewsroomReport> {
  const files = await readNewsroom(folder);
  checkReferences(files);
  const now = clock.now();
  const pathOf = bucketPaths(files, now);
  for (const { file } of files.pictures)
    await media.write(`${HUB}${pathOf(file)}`, await readFile(join(folder, 'pictures', file)));
  await database.transaction(async (db) => {
    await insertPictures(db, files, pathOf);
    await insertTopics(db, files.topics);
    await insertAuthors(db, files);
    await insertStories(db, files, now);
    await saveArrangement(db, 'front', withPictureId(files.front));
    await saveArrangement(db, 'navigation', files.navigation);
  });
  return { stories: files.stories.length, pictures: files.pictures.length };
}

/** The same file gets the same id each time, so that loading twice never doubles anything. */
const idOf = (kind: string, key: string): string =>
  createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 32);

/** Hub pictures live under the day they came in, their id and their name. */
function bucketPaths(files: NewsroomFiles, now: number): (file: string) => string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '/');
  const known = new Set(files.pictures.map(({ file }) => file));
  return (file) => {
    if (!known.has(file)) throw new Error(`pictures.yaml has no ${file}`);
    return `/${day}/${idOf('picture', file)}/${file}`;
  };
}

async function insertPictures(
  db: ContentDb,
  { pictures }: NewsroomFiles,
  pathOf: (file: string) => string,
): Promise<void> {
  const rows = pictures.map(({ file, focus, ...picture }) => ({
    ...picture,
    id: idOf('picture', file),
    bucket_path: pathOf(file),
    focus_x: focus.x,
    focus_y: focus.y,
  }));
  await db.insertInto('pictures').values(rows).execute();
}

async function insertTopics(db: ContentDb, topics: readonly TopicFile[]): Promise<void> {
  const paths = topicPaths(topics);
  for (const { parent, ...topic } of topics)
    await db
      .insertInto('topics')
      .values({
        ...topic,
        id: idOf('topic', topic.slug),
        parent_id: parent ? idOf('topic', parent) : null,
        path: (paths.get(topic.slug) ?? []).join(PATH_SEPARATOR),
      })
      .execute();
}

/** Slugs from the root to each topic; parents stand before their children in the file. */
function topicPaths(topics: readonly TopicFile[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { slug, parent } of topics) {
    const above = parent === undefined ? [] : paths.get(parent);
    if (!above) throw new Error(`topics.yaml: ${slug} stands before its parent ${parent}`);
    paths.set(slug, [...above, slug]);
  }
  return paths;
}

async function insertAuthors(db: ContentDb, { authors }: NewsroomFiles): Promise<void> {
  const rows = authors.map((author) => ({
    id: idOf('author', author.username),
    username: author.username,
    first_name: author.firstName,
    last_name: author.lastName,
    job_title: author.jobTitle,
    bio: author.bio,
    picture_id: idOf('picture', author.portrait),
  }));
  await db.insertInto('authors').values(rows).execute();
}

async function insertStories(db: ContentDb, { stories, topics }: NewsroomFiles, now: number): Promise<void> {
  const paths = topicPaths(topics);
  const bySlug = new Map(stories.map((story) => [story.slug, story]));
  const addressOf = (slug: string): string | undefined => {
    const story = bySlug.get(slug);
    return story && storyPath({ slug, topicPath: paths.get(story.topic) ?? [] });
  };
  for (const story of stories) await insertStory(db, story, storyHtml(story, addressOf), now, paths);
  for (const story of stories) await insertRelations(db, story);
}

function storyHtml({ slug, markdown }: StoryFile, addressOf: StoryAddress): string {
  try {
    return bodyHtml(markdown, addressOf);
  } catch (error) {
    throw new Error(`${slug}.md: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

async function insertStory(
  db: ContentDb,
  story: StoryFile,
  body: string,
  now: number,
  paths: Map<string, string[]>,
): Promise<void> {
  const row = {
    id: idOf('story', story.slug),
    type_name: 'content_article',
    slug: story.slug,
    edition: 'us',
    section: story.section,
    type: story.type,
    headline: story.headline,
    dek: story.dek,
    body,
    correction: story.correction,
    title_tag: story.seoTitle,
    seo_description: story.seoDescription,
    picture_id: story.picture ? idOf('picture', story.picture) : null,
    word_count: wordCount(body),
    no_index: 0,
    published_at: now - story.age,
    updated_at: story.updatedAge === undefined ? null : now - story.updatedAge,
  };
  await db.insertInto('stories').values(row).execute();
  const topics = [story.topic, ...story.topics.filter((slug) => slug !== story.topic)];
  await db
    .insertInto('story_topics')
    .values(topics.map((slug, position) => ({ story_id: row.id, topic_id: idOf('topic', slug), position })))
    .execute();
  await db
    .insertInto('story_authors')
    .values(story.authors.map((name, position) => ({ story_id: row.id, author_id: idOf('author', name), position })))
    .execute();
  if (story.tags.length > 0)
    await db
      .insertInto('story_tags')
      .values(story.tags.map((tag, position) => ({ ...tag, story_id: row.id, position })))
      .execute();
  await placeInListings(db, row, listingsOf(story.type, topics, paths));
}

/** Pieces that carry a topic page: the long and the judging, not the day's news. */
const LEADING_TYPES: ReadonlySet<string> = new Set(['Feature', 'Analysis', 'Explainer', 'Review', 'Best List']);

/** A story is in the river and in the listing of each of its topics and of everything above them. */
function listingsOf(type: string, topics: readonly string[], paths: Map<string, string[]>): string[] {
  const slugs = [...new Set(topics.flatMap((slug) => paths.get(slug) ?? [slug]))];
  return [RIVER, ...slugs.map(topicListing), ...(LEADING_TYPES.has(type) ? slugs.map(topicLeads) : [])];
}

const withPictureId = (front: NewsroomFiles['front']): NewsroomFiles['front'] => ({
  ...front,
  sister: { ...front.sister, hero: idOf('picture', front.sister.hero) },
});

async function insertRelations(db: ContentDb, { slug, related }: StoryFile): Promise<void> {
  if (related.length === 0) return;
  const story_id = idOf('story', slug);
  await db
    .insertInto('story_relations')
    .values(related.map((other, position) => ({ story_id, related_id: idOf('story', other), position })))
    .execute();
}
