/** Reads stories with what hangs on them: one query per table, whatever the number of stories. */
import { storyKinds } from '@masthead/model';
import { sql } from 'kysely';
import { dependsOn } from '../changes/depends-on.ts';
import type { AuthorRow, ContentDb, PictureRow, StoryCardRow, StoryRow, TopicRow } from '../schema.ts';

export interface StoryRecord extends StoryCardRow {
  topics: TopicRow[];
  authors: AuthorRow[];
  /** Only of videos, which other pages play, and of those asked for. */
  detail?: string;
}

const CARD_COLUMNS = [
  'id',
  'type_name',
  'slug',
  'edition',
  'section',
  'type',
  'headline',
  'dek',
  'picture_id',
  'word_count',
  'no_index',
  'published_at',
  'updated_at',
  'card',
] as const;

export async function storyBySlug(db: ContentDb, slug: string): Promise<StoryRow | undefined> {
  dependsOn('slug:', [slug]);
  const story = await db.selectFrom('stories').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (story) dependsOn('story:', [story.id]);
  return story;
}

export async function storyById(db: ContentDb, id: string): Promise<StoryRow | undefined> {
  dependsOn('story:', [id]);
  return db.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The present slug of a published story that once had this one. */
export async function presentSlug(db: ContentDb, formerSlug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_slugs')
    .innerJoin('stories', 'stories.id', 'former_slugs.manuscript_id')
    .select('stories.slug')
    .where('former_slugs.slug', '=', formerSlug)
    .executeTakeFirst();
  return row?.slug;
}

/** Whether readers knew a story by this slug that has been taken from them, for good as far as anybody has said. */
export async function isWithdrawn(db: ContentDb, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('former_slugs')
    .innerJoin('manuscripts', 'manuscripts.id', 'former_slugs.manuscript_id')
    .select('manuscripts.id')
    .where('former_slugs.slug', '=', slug)
    .where('manuscripts.status', 'in', ['unpublished', 'binned'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Stories without their texts; of videos also what is needed to play them, and of some everything. */
export async function storyCardsById(
  db: ContentDb,
  ids: readonly string[],
  detailed: readonly string[] = [],
): Promise<(StoryCardRow & { detail: string })[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  dependsOn('story:', wanted);
  return db
    .selectFrom('stories')
    .select(CARD_COLUMNS)
    .select((row) =>
      row
        .case()
        .when(
          row.or([
            row('type_name', '=', storyKinds.video.typeName),
            ...(detailed.length > 0 ? [row('id', 'in', detailed)] : []),
          ]),
        )
        .then(row.ref('detail'))
        .else('')
        .end()
        .as('detail'),
    )
    .where('id', 'in', wanted)
    .execute();
}

/** Stories with everything but their texts. */
export async function storyDetailsById(db: ContentDb, ids: readonly string[]): Promise<Omit<StoryRow, 'body'>[]> {
  if (ids.length === 0) return [];
  dependsOn('story:', ids);
  return db
    .selectFrom('stories')
    .select([...CARD_COLUMNS, 'detail'])
    .where('id', 'in', ids)
    .execute();
}

/** Ids by the slugs asked for, which may be ones that the stories had before. */
export async function storyIdsBySlug(db: ContentDb, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  dependsOn('slug:', slugs);
  const rows = await db
    .selectFrom('former_slugs')
    .innerJoin('stories', 'stories.id', 'former_slugs.manuscript_id')
    .select(['stories.id', 'former_slugs.slug'])
    .where('former_slugs.slug', 'in', slugs)
    .unionAll(db.selectFrom('stories').select(['id', 'slug']).where('slug', 'in', slugs))
    .execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Stories without their texts, with their topics and authors. */
export const storyRecordsById = async (
  db: ContentDb,
  ids: readonly string[],
  detailed: readonly string[] = [],
): Promise<StoryRecord[]> => withPeopleAndTopics(db, await storyCardsById(db, ids, detailed));

/** Joins rows with their topics and authors. */
export async function withPeopleAndTopics<Row extends StoryCardRow>(
  db: ContentDb,
  rows: readonly Row[],
): Promise<(Row & Pick<StoryRecord, 'topics' | 'authors'>)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [topics, authors] = await Promise.all([topicsOf(db, ids), authorsOf(db, ids)]);
  return rows.map((row) => ({ ...row, topics: topics.get(row.id) ?? [], authors: authors.get(row.id) ?? [] }));
}

async function topicsOf(db: ContentDb, storyIds: readonly string[]) {
  const rows = await db
    .selectFrom('story_topics')
    .innerJoin('topics', 'topics.id', 'story_topics.topic_id')
    .selectAll('topics')
    .select('story_topics.story_id')
    .where('story_topics.story_id', 'in', storyIds)
    .orderBy('story_topics.position')
    .execute();
  return Map.groupBy(rows, ({ story_id }) => story_id);
}

async function authorsOf(db: ContentDb, storyIds: readonly string[]) {
  const rows = await db
    .selectFrom('story_authors')
    .innerJoin('authors', 'authors.id', 'story_authors.author_id')
    .selectAll('authors')
    .select('story_authors.story_id')
    .where('story_authors.story_id', 'in', storyIds)
    .orderBy('story_authors.position')
    .execute();
  return Map.groupBy(rows, ({ story_id }) => story_id);
}

/** When the last of a kind's stories changed, for each of some periods: a range of an index that holds the dates. */
export async function lastChanges(
  db: ContentDb,
  typeName: string,
  periods: readonly { from: number; to: number }[],
): Promise<(number | null)[]> {
  if (periods.length === 0) return [];
  const rows = periods.map(({ from, to }) => sql`(cast(${from} as bigint), cast(${to} as bigint))`);
  const { rows: found } = await sql<{ start: number; modified: number | null }>`
    select column1 as start, (
      select max(coalesce(updated_at, published_at)) from stories
      where type_name = ${typeName} and no_index = 0 and published_at >= column1 and published_at < column2
    ) as modified from (values ${sql.join(rows)}) as periods`.execute(db);
  const byStart = new Map(found.map(({ start, modified }) => [Number(start), modified]));
  return periods.map(({ from }) => byStart.get(from) ?? null);
}

export async function picturesById(
  db: ContentDb,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, PictureRow>> {
  const wanted = [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('pictures').selectAll().where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
