/** A reader as others of the product know them. It is asked for with every call of theirs, so it is one short question. */
import type { Instant } from '@masthead/model';
import type { CompiledQuery } from 'kysely';
import type { IdentityDb } from '../store/schema.ts';
import { hashOf } from '../store/store.ts';

export interface KnownReader {
  id: string;
  name: string;
  isConfirmed: boolean;
  /** One of the newsroom, who reads with the address that they work by; whether a story is theirs is for others to see. */
  badge?: 'author';
}

interface Found {
  id: string;
  name: string;
  /** Both addresses were confirmed by whoever reads their mail: they are the same person, and have their own name. */
  colleague: string | null;
  seenAt: Instant;
}

/** Written once: that takes longer than asking it. Its parameters are the hash of a session's secret, and now. */
const questionIn = (db: IdentityDb): CompiledQuery<Found> =>
  db
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.email_key', '=', 'accounts.email_key')
        .on('staff.joined_at', 'is not', null)
        .on('staff.suspended_at', 'is', null),
    )
    .select([
      'accounts.id',
      'accounts.display_name as name',
      'staff.name as colleague',
      'account_sessions.seen_at as seenAt',
    ])
    .where('account_sessions.id_hash', '=', '')
    .where('account_sessions.expires_at', '>', 0)
    .compile();

/** Undefined where the secret opens nothing; else who it is, and when they were last seen. */
export function createKnownReaders(db: IdentityDb) {
  const question = questionIn(db);
  return async (secret: string, now: Instant): Promise<{ reader: KnownReader; seenAt: Instant } | undefined> => {
    const { rows } = await db.executeQuery<Found>({ ...question, parameters: [hashOf(secret), now] });
    const [found] = rows;
    if (!found) return undefined;
    const { id, name, colleague, seenAt } = found;
    const known = { id, isConfirmed: true };
    return { seenAt, reader: colleague ? { ...known, name: colleague, badge: 'author' } : { ...known, name } };
  };
}
