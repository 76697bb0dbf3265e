/** Authors who write under their own voice. */
import { isVoicesContributor } from '@masthead/model';
import { allAuthors, authorsById } from '../repositories/people.ts';
import { picturesById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { wireAuthor } from '../wire/people.ts';

/** Those asked for by id; without ids, every contributor of voices. */
export async function authorVoices(db: ContentDb, ids: readonly string[]) {
  const found = ids.length > 0 ? await authorsById(db, ids) : undefined;
  const rows = found ? ids.flatMap((id) => found.get(id) ?? []) : await allAuthors(db);
  const pictures = await picturesById(
    db,
    rows.map(({ picture_id }) => picture_id),
  );
  const authors = rows.map((row) => wireAuthor(row, pictures));
  return found ? authors : authors.filter(isVoicesContributor);
}
