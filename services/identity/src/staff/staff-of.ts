/** Who a request is from, by the desk's cookie: for every service that lets the newsroom's people do something. */
import { deskCookieName, type StaffPerson } from '@masthead/account';
import type { Clock } from '@masthead/runtime';
import type { IdentityDatabase } from '../store/store.ts';
import { personOf, SEEN_EVERY_MS, staffById, staffSessionsIn } from './people.ts';

/** As `newSecret` makes them; what is not is not even looked for. */
const SECRET = /^[\w-]{43}$/;

/** The secret of a session in a request's cookies. */
export function secretIn(cookies: string | null | undefined, siteUrl: string): string | undefined {
  const name = deskCookieName(siteUrl);
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const secret = pair.slice(at + 1).trim();
      return SECRET.test(secret) ? secret : undefined;
    }
  }
  return undefined;
}

export type StaffOf = (cookies: string | null | undefined) => Promise<StaffPerson | undefined>;

interface Known {
  database: IdentityDatabase;
  clock: Clock;
  siteUrl: string;
}

export function createStaffOf({ database: { db }, clock, siteUrl }: Known): StaffOf {
  const sessions = staffSessionsIn(db);
  return async (cookies) => {
    const secret = secretIn(cookies, siteUrl);
    const now = clock.now();
    const session = secret === undefined ? undefined : await sessions.find(secret, now);
    if (!session) return undefined;
    const { account_id: id, seen_at: seen } = session;
    if (now - seen >= SEEN_EVERY_MS) await db.updateTable('staff').set({ seen_at: now }).where('id', '=', id).execute();
    return personOf(await staffById(db, id));
  };
}
