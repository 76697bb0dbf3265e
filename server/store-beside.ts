/** How a service writes whose tables stand beside those of content: what it changes is noted as every change of content is. */
import { actingAs, type ContentStore, noteChange } from '@masthead/content';
import type { Clock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import type { Transaction } from 'kysely';
import type { ProductSchema } from './parts.ts';

type Note = (names: readonly string[]) => void;
/** Who of the newsroom does it, for the log of writes. */
type Act = Parameters<typeof actingAs>[2];

export const storeBeside = (store: ContentStore, { db }: Database<ProductSchema>, clock: Clock) => ({
  db,
  write: <Result>(work: (db: Transaction<ProductSchema>, note: Note) => Promise<Result>, act?: Act) =>
    (act ? actingAs(store, clock, act) : store).write((writing) =>
      // Content's transactions are of the one database, and know the tables of content only.
      work(writing as Transaction<ProductSchema>, (names) => noteChange(writing, names)),
    ),
});
