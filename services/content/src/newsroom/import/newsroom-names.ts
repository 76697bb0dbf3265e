/** What a newsroom has of each kind, by the names that files use: to choose from, and to guess what a wrong one meant. */
import type { ContentDb } from '../../schema.ts';
import type { NamedKind } from './known.ts';

interface NameRow {
  name: string;
  /** What it is, for whoever does not know it by its name. */
  about: string;
}

/** More are not shown or compared at once. */
const MOST_NAMES = 5_000;

const fileIn = (path: string): string => path.replace(/^.*\//, '');

const READ: { readonly [Kind in NamedKind]: (db: ContentDb) => Promise<NameRow[]> } = {
  topic: (db) =>
    db.selectFrom('topics').select(['slug as name', 'name as about']).orderBy('path').limit(MOST_NAMES).execute(),
  async author(db) {
    const rows = await db.selectFrom('authors').selectAll().orderBy('username').limit(MOST_NAMES).execute();
    return rows.map(({ username, first_name, last_name, job_title }) => ({
      name: username,
      about: `${first_name} ${last_name}, ${job_title}`,
    }));
  },
  async picture(db) {
    const rows = await db.selectFrom('pictures').selectAll().orderBy('bucket_path').limit(MOST_NAMES).execute();
    return rows.map(({ bucket_path, alt }) => ({ name: fileIn(bucket_path), about: alt }));
  },
  product: (db) =>
    db.selectFrom('products').select(['slug as name', 'name as about']).orderBy('slug').limit(MOST_NAMES).execute(),
  collection: (db) =>
    db.selectFrom('collections').select(['slug as name', 'title as about']).orderBy('slug').limit(MOST_NAMES).execute(),
  story: (db) =>
    db
      .selectFrom('manuscripts')
      .select(['slug as name', 'headline as about'])
      .where('status', '!=', 'binned')
      .orderBy('saved_at', 'desc')
      .limit(MOST_NAMES)
      .execute(),
};

export const namesOf = (db: ContentDb, kind: NamedKind): Promise<NameRow[]> => READ[kind](db);
