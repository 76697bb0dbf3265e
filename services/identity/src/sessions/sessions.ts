/**
 * Where an account is open: a browser each. The browser has a secret in a cookie, the table its hash; signing in always
 * makes a new one, so that nobody can be made to use one that another knows.
 */
import type { Instant } from '@masthead/model';
import type { IdentityDb, SessionRow } from '../store/schema.ts';
import { hashOf, newSecret } from '../store/store.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Of readers. */
export const IDLE_MS = 30 * DAY_MS;
export const LONGEST_MS = 180 * DAY_MS;
export const SEEN_EVERY_MS = HOUR_MS;

/** Whose sessions they are, and how long they hold. */
export interface SessionRules {
  readonly table: 'account_sessions' | 'staff_sessions';
  /** Not used for so long, or opened so long ago, it is closed. */
  readonly idleMs: number;
  readonly longestMs: number;
  /** When it was last used is written down no more often than this: reading a page is not a write. */
  readonly seenEveryMs: number;
}

const READERS: SessionRules = {
  table: 'account_sessions',
  idleMs: IDLE_MS,
  longestMs: LONGEST_MS,
  seenEveryMs: SEEN_EVERY_MS,
};

export interface Sessions {
  /** Gives the secret for the cookie. */
  open(accountId: string, device: string, now: Instant): Promise<string>;
  /** Undefined for one that was never open, is closed, or has run out. */
  find(secret: string, now: Instant): Promise<SessionRow | undefined>;
  list(accountId: string, now: Instant): Promise<SessionRow[]>;
  close(secret: string): Promise<void>;
  /** By what the list names it; false where it is not this account's. */
  closeOne(accountId: string, idHash: string): Promise<boolean>;
  /** All of an account's but the one that is given. */
  closeOthers(accountId: string, keptSecret?: string): Promise<void>;
}

export const sessionsIn = (
  db: IdentityDb,
  { table, idleMs, longestMs, seenEveryMs }: SessionRules = READERS,
): Sessions => ({
  async open(accountId, device, now) {
    const secret = newSecret();
    const times = { created_at: now, seen_at: now, expires_at: now + idleMs };
    await db
      .insertInto(table)
      .values({ id_hash: hashOf(secret), account_id: accountId, device, ...times })
      .execute();
    return secret;
  },

  async find(secret, now) {
    const ofSecret = hashOf(secret);
    const session = await db
      .selectFrom(table)
      .selectAll()
      .where('id_hash', '=', ofSecret)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (session && now - session.seen_at >= seenEveryMs)
      await db
        .updateTable(table)
        .set({ seen_at: now, expires_at: Math.min(now + idleMs, session.created_at + longestMs) })
        .where('id_hash', '=', ofSecret)
        .execute();
    return session;
  },

  list: (accountId, now) =>
    db
      .selectFrom(table)
      .selectAll()
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .orderBy('seen_at', 'desc')
      .execute(),

  async close(secret) {
    await db.deleteFrom(table).where('id_hash', '=', hashOf(secret)).execute();
  },

  async closeOne(accountId, idHash) {
    const one = db.deleteFrom(table).where('account_id', '=', accountId).where('id_hash', '=', idHash);
    return (await one.executeTakeFirst()).numDeletedRows > 0n;
  },

  async closeOthers(accountId, keptSecret) {
    const all = db.deleteFrom(table).where('account_id', '=', accountId);
    await (keptSecret === undefined ? all : all.where('id_hash', '!=', hashOf(keptSecret))).execute();
  },
});

export async function dropOldSessions(db: IdentityDb, now: Instant): Promise<void> {
  await db.deleteFrom('account_sessions').where('expires_at', '<=', now).execute();
}
