/** Reads stories with what hangs on them: one query per table, whatever the number of stories. */
import type { AuthorRow, ContentDb, PictureRow, StoryRow, StoryTagRow, TopicRow } from '../schema.ts';

export interface StoryRecord extends StoryRow {
  topics: TopicRow[];
  authors: (AuthorRow & { picture: PictureRow | undefined })[];
  picture: PictureRow | undefined;
}

export async function storyBySlug(db: ContentDb, slug: string): Promise<StoryRow | undefined> {
  return db.selectFrom('stories').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** The present slug of a story that once had this one. */
export async function presentSlug(db: ContentDb, formerSlug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_slugs')
    .innerJoin('stories', 'stories.id', 'former_slugs.story_id')
    .select('stories.slug')
    .where('former_slugs.slug', '=', formerSlug)
    .executeTakeFirst();
  return row?.slug;
}

export async function storyRowsById(db: ContentDb, ids: readonly string[]): Promise<StoryRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('stories').selectAll().where('id', 'in', ids).execute();
}

export async function storyIdsBySlug(db: ContentDb, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.selectFrom('stories').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

export async function relatedIds(db: ContentDb, storyId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('story_relations')
    .select('related_id')
    .where('story_id', '=', storyId)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map((row) => row.related_id);
}

export async function tagsOf(db: ContentDb, storyId: string): Promise<StoryTagRow[]> {
  return db.selectFrom('story_tags').selectAll().where('story_id', '=', storyId).orderBy('position').execute();
}

/** Joins rows with their topics, authors and pictures. */
export async function withRelations(db: ContentDb, rows: readonly StoryRow[]): Promise<StoryRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [topics, authors] = await Promise.all([topicsOf(db, ids), authorsOf(db, ids)]);
  const pictures = await picturesById(db, [
    ...rows.map(({ picture_id }) => picture_id),
    ...authors.map(({ picture_id }) => picture_id),
  ]);
  const pictureOf = (id: string | null): PictureRow | undefined => (id ? pictures.get(id) : undefined);
  return rows.map((row) => ({
    ...row,
    topics: topics.filter(({ story_id }) => story_id === row.id),
    authors: authors
      .filter(({ story_id }) => story_id === row.id)
      .map((author) => ({ ...author, picture: pictureOf(author.picture_id) })),
    picture: pictureOf(row.picture_id),
  }));
}

const topicsOf = (db: ContentDb, storyIds: readonly string[]) =>
  db
    .selectFrom('story_topics')
    .innerJoin('topics', 'topics.id', 'story_topics.topic_id')
    .selectAll('topics')
    .select('story_topics.story_id')
    .where('story_topics.story_id', 'in', storyIds)
    .orderBy('story_topics.position')
    .execute();

const authorsOf = (db: ContentDb, storyIds: readonly string[]) =>
  db
    .selectFrom('story_authors')
    .innerJoin('authors', 'authors.id', 'story_authors.author_id')
    .selectAll('authors')
    .select('story_authors.story_id')
    .where('story_authors.story_id', 'in', storyIds)
    .orderBy('story_authors.position')
    .execute();

async function picturesById(db: ContentDb, ids: readonly (string | null)[]): Promise<Map<string, PictureRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('pictures').selectAll().where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function pictureById(db: ContentDb, id: string): Promise<PictureRow | undefined> {
  return (await picturesById(db, [id])).get(id);
}
