/** What editors choose from: topics, people, pictures and products, in portions, by words that they have in them. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ProductRow } from '../product-schema.ts';
import type { AuthorRow, ContentDb, ContentSchema, PictureRow, TopicRow } from '../schema.ts';

export interface PortionAsked {
  /** All of them are somewhere in what is found. */
  words: readonly string[];
  offset: number;
  limit: number;
}

export interface Portion<Row> {
  rows: Row[];
  /** How many there are in all portions. */
  total: number;
}

export const topicsFor = (db: ContentDb, asked: PortionAsked): Promise<Portion<TopicRow>> =>
  portionOf(
    db
      .selectFrom('topics')
      .selectAll()
      .where(hasWords(['name', 'slug'], asked))
      .orderBy('path'),
    asked,
  );

export const peopleFor = (db: ContentDb, asked: PortionAsked): Promise<Portion<AuthorRow>> =>
  portionOf(
    db
      .selectFrom('authors')
      .selectAll()
      .where(hasWords(['first_name', 'last_name', 'username', 'job_title'], asked))
      .orderBy('last_name')
      .orderBy('username'),
    asked,
  );

/** The newest day first: the path of a picture begins with the day it came in. */
export const picturesFor = (db: ContentDb, asked: PortionAsked): Promise<Portion<PictureRow>> =>
  portionOf(
    db
      .selectFrom('pictures')
      .selectAll()
      .where(hasWords(['alt', 'caption', 'credit', 'bucket_path'], asked))
      .orderBy('bucket_path', 'desc')
      .orderBy('id'),
    asked,
  );

export const productsFor = (db: ContentDb, asked: PortionAsked): Promise<Portion<ProductRow>> =>
  portionOf(
    db
      .selectFrom('products')
      .selectAll()
      .where(hasWords(['name', 'maker', 'kind', 'slug'], asked))
      .orderBy('name')
      .orderBy('slug'),
    asked,
  );

export async function portionOf<Table extends keyof ContentSchema, Row>(
  whole: SelectQueryBuilder<ContentSchema, Table, Row>,
  { offset, limit }: Pick<PortionAsked, 'offset' | 'limit'>,
): Promise<Portion<Row>> {
  const count = whole
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'));
  const { total } = await count.executeTakeFirstOrThrow();
  return { rows: await whole.offset(offset).limit(limit).execute(), total: Number(total) };
}

/** Each word is in one of the columns, in whatever case. */
export function hasWords(columns: readonly string[], { words }: Pick<PortionAsked, 'words'>): RawBuilder<boolean> {
  const within = sql.join(
    columns.map((column) => sql`lower(${sql.ref(column)})`),
    sql` || ' ' || `,
  );
  const has = (word: string) => sql`${within} like ${`%${literally(word)}%`} escape '!'`;
  const each = words.map((word) => sql`(${sql.join(casesOf(word).map(has), sql` or `)})`);
  return sql<boolean>`(${each.length === 0 ? sql`1 = 1` : sql.join(each, sql` and `)})`;
}

const lowerAscii = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Engines may lower the letters from A to Z only: of words with others, the ways in which they are usually written. */
function casesOf(word: string): string[] {
  const lower = word.toLowerCase();
  const [first = ''] = lower;
  const cases = [lower, first.toUpperCase() + lower.slice(first.length), lower.toUpperCase()];
  return [...new Set(cases.map(lowerAscii))];
}

/** For `like`: as itself, also where it means any letter. */
const literally = (word: string): string => word.replaceAll(/[!%_]/g, '!$&');
