/**
 * The one way in which the content tables are written. A transaction's changes are noted while it works, written into
 * the log of changes with it, and told after its commit: no caller has to remember any of that. Outside of `write`
 * the tables can only be read: the types have nothing else.
 */
import type { Clock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import type { Kysely, Transaction } from 'kysely';
import { appendChange } from './changes/change-log.ts';
import type { ContentDb, ContentSchema } from './schema.ts';

declare const written: unique symbol;

/** An open transaction whose changes are noted. Only `write` gives one. */
export type Writing = Transaction<ContentSchema> & { readonly [written]: true };

export interface ContentStore {
  /** For reading; what is not committed is not in it. */
  readonly db: ContentDb;
  /**
   * Commits what the work writes when it resolves, and undoes it when it rejects. The work may run more than once, so it
   * touches nothing but the database, and inside it only `db` is used. Resolves when the change is told in this process.
   */
  write<Result>(work: (db: Writing) => Promise<Result>): Promise<Result>;
}

interface StoreOptions {
  clock: Clock;
  /** Something was committed and is in the log: says so to those who follow it. Never rejects. */
  tell?: () => Promise<void>;
}

const noted = new WeakMap<Writing, Set<string>>();

/** Names what the transaction changed. */
export function noteChange(db: Writing, names: readonly string[]): void {
  const changed = noted.get(db);
  if (!changed) throw new Error('Changes are noted inside the transaction that makes them');
  for (const name of names) changed.add(name);
}

export function contentStore(
  database: Database<ContentSchema>,
  { clock, tell = async () => {} }: StoreOptions,
): ContentStore {
  return {
    db: database.db,
    async write(work) {
      const { result, changed } = await database.transaction(async (transaction) => {
        const writing = writingOf(transaction);
        const changed = new Set<string>();
        noted.set(writing, changed);
        const result = await work(writing);
        if (changed.size > 0) await appendChange(database, transaction, changed, clock.now());
        return { result, changed };
      });
      if (changed.size > 0) await tell();
      return result;
    },
  };
}

/** What a type cannot say: from here on the transaction is one whose changes are noted. */
const writingOf = (transaction: Kysely<ContentSchema>): Writing => transaction as Writing;
