/** Who reads: the session of a browser, opened by an issuer's word and by nothing else. */
import { type Clock, HttpError } from '@masthead/runtime';
import type { Context } from 'hono';
import { accountsIn } from '../accounts/accounts.ts';
import { accountOfOutside } from '../accounts/outside-identity.ts';
import type { Cookies } from '../cookies.ts';
import { deviceOf } from '../sessions/device.ts';
import { LONGEST_MS, sessionsIn } from '../sessions/sessions.ts';
import type { AccountRow, SessionRow } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import type { Claims } from './relying-party.ts';

export interface Reader {
  account: AccountRow;
  session: SessionRow;
  /** What the cookie says. */
  secret: string;
}

export interface ReaderSessions {
  /** Makes a session of what an issuer said; one that was open in this browser is closed. */
  open(context: Context, claims: Claims, issuer: string | undefined): Promise<void>;
  /** Undefined where nobody is signed in. */
  find(cookieHeader: string | null): Promise<Reader | undefined>;
  /** The same for calls that need somebody. */
  require(context: Context): Promise<Reader>;
  close(context: Context): Promise<void>;
}

interface SessionDeps {
  database: IdentityDatabase;
  clock: Clock;
  cookies: Cookies;
}

export function createReaderSessions({ database, clock, cookies }: SessionDeps): ReaderSessions {
  const sessions = sessionsIn(database.db);
  const accounts = accountsIn(database.db);

  /** Our own issuer knows accounts by their ids. */
  async function accountOf({ sub, ...said }: Claims, issuer: string | undefined): Promise<AccountRow> {
    const account =
      issuer === undefined
        ? await accounts.byId(sub)
        : await accountOfOutside(database, { ...said, issuer, subject: sub }, clock.now());
    if (!account) throw new HttpError(403, 'Your account has no e-mail address that was confirmed.');
    return account;
  }

  async function find(cookieHeader: string | null): Promise<Reader | undefined> {
    const secret = cookies.sessionIn(cookieHeader);
    const session = secret ? await sessions.find(secret, clock.now()) : undefined;
    const account = session && (await accounts.byId(session.account_id));
    return secret && session && account ? { account, session, secret } : undefined;
  }

  return {
    async open(context, claims, issuer) {
      const account = await accountOf(claims, issuer);
      const before = cookies.get(context, 'session');
      if (before) await sessions.close(before);
      const secret = await sessions.open(account.id, deviceOf(context.req.header('user-agent')), clock.now());
      await accounts.signedIn(account.id);
      cookies.set(context, 'session', secret, LONGEST_MS / 1000);
      cookies.markReader(context);
    },
    find,
    async require(context) {
      const reader = await find(context.req.header('cookie') ?? null);
      if (!reader) throw new HttpError(401, 'Nobody is signed in here.');
      return reader;
    },
    async close(context) {
      const secret = cookies.get(context, 'session');
      if (secret) await sessions.close(secret);
      cookies.drop(context, 'session');
      cookies.unmarkReader(context);
    },
  };
}
