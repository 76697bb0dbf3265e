/** Reads authors. */
import type { AuthorRow, ContentDb } from '../schema.ts';

export async function authorsByUsername(db: ContentDb, usernames: readonly string[]): Promise<Map<string, AuthorRow>> {
  if (usernames.length === 0) return new Map();
  const rows = await db.selectFrom('authors').selectAll().where('username', 'in', usernames).execute();
  return new Map(rows.map((row) => [row.username, row]));
}

export async function authorsById(db: ContentDb, ids: readonly string[]): Promise<Map<string, AuthorRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('authors').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function allAuthors(db: ContentDb): Promise<AuthorRow[]> {
  return db.selectFrom('authors').selectAll().orderBy('username').execute();
}
