/** Entries of live coverage with who wrote them. */

import type { LiveItemRow } from '../../live-schema.ts';
import { authorsById } from '../../repositories/people.ts';
import type { AuthorRow, ContentDb } from '../../schema.ts';
import type { Pictures } from '../../wire/picture.ts';
import { wireLiveItem } from './wire.ts';

export type Authors = ReadonlyMap<string, AuthorRow>;

/** Who wrote some entries, by id. */
export const authorsOf = (db: ContentDb, items: readonly LiveItemRow[]): Promise<Authors> =>
  authorsById(db, [...new Set(items.flatMap(({ author_id }) => author_id ?? []))]);

export const portraitsOf = (authors: Authors) => [...authors.values()].map(({ picture_id }) => picture_id);

export const wireLiveItems = (items: readonly LiveItemRow[], authors: Authors, pictures: Pictures) =>
  items.map((item) => wireLiveItem(item, item.author_id ? authors.get(item.author_id) : undefined, pictures));
