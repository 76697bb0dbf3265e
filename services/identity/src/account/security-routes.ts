/** What opens an account, looked after by its owner: devices, passkeys, password, address. */
import { type Device, readEmail } from '@masthead/account';
import type { Mail } from '@masthead/mail';
import { badRequest, type Clock, HttpError, notFound, type RateLimits, tooManyRequests } from '@masthead/runtime';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { issueToken } from '../accounts/one-time-tokens.ts';
import { type Doors, mayBePassword } from '../hosted/doors.ts';
import { addressChangingLetter, type LetterHead, newAddressLetter } from '../letters/letters.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { sentJson } from '../sent-json.ts';
import { sessionsIn } from '../sessions/sessions.ts';
import type { AccountRow } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import type { Reader, ReaderSessions } from './reader-sessions.ts';

export interface SecurityDeps {
  database: IdentityDatabase;
  clock: Clock;
  limits: RateLimits;
  sessions: ReaderSessions;
  passwords: Passwords;
  passkeys: Passkeys;
  doors: Pick<Doors, 'changePassword'>;
  mail: Pick<Mail, 'putIn'>;
  wakeMail(): void;
  head: LetterHead;
  /** Our own issuer: elsewhere the issuer looks after passwords, passkeys and addresses. */
  isOwn: boolean;
}

/** So soon after a sign-in nobody is asked for the password again. */
export const FRESH_MS = 10 * 60_000;
const MINUTE_MS = 60_000;
const password = z.string().max(1000);
const changingPassword = z.strictObject({ current: password.optional(), next: password });
const changingEmail = z.strictObject({ email: z.string().max(1000), password: password.optional() });
const addingPasskey = z.strictObject({ answer: z.unknown(), name: z.string().max(200) });

/** Says whether it is the owner who asks, and not somebody at a browser that was left open. */
export type Proof = (reader: Reader, given: string | undefined) => Promise<void>;

export function createProof({ passwords, clock, limits }: Pick<SecurityDeps, 'passwords' | 'clock' | 'limits'>): Proof {
  const tries = limits({ name: 'proofs of an account', most: 10, perMs: 15 * MINUTE_MS });
  return async ({ account, session }, given) => {
    if (given === undefined) {
      if (clock.now() - session.created_at <= FRESH_MS) return;
      throw new HttpError(403, 'Type your password, or sign in again, so that we know that it is you.');
    }
    const wait = await tries.take(account.id);
    if (wait !== undefined) throw tooManyRequests(wait);
    if (!(await passwords.verify(account.password_hash, given)))
      throw new HttpError(403, 'The password is another one.');
  };
}

export function securityRoutes(deps: SecurityDeps, prove: Proof): Hono {
  const { database, clock, sessions, passwords, passkeys, doors, mail, wakeMail, head, isOwn } = deps;
  const app = new Hono();
  const own: MiddlewareHandler = async (_context, next) => {
    if (!isOwn) throw notFound('Your sign-in is looked after elsewhere');
    await next();
  };
  for (const path of ['/passkeys/*', '/password', '/email']) app.use(path, own);

  app.get('/devices', async (context) => {
    const { account, session } = await sessions.require(context);
    const rows = await sessionsIn(database.db).list(account.id, clock.now());
    const devices = rows.map(
      (row): Device => ({
        id: row.id_hash,
        name: row.device,
        isThis: row.id_hash === session.id_hash,
        since: new Date(row.created_at).toISOString(),
        seen: new Date(row.seen_at).toISOString(),
      }),
    );
    return context.json({ devices });
  });

  app.delete('/devices', async (context) => {
    const { account, secret } = await sessions.require(context);
    await sessionsIn(database.db).closeOthers(account.id, secret);
    return context.body(null, 204);
  });

  app.delete('/devices/:id', async (context) => {
    const { account } = await sessions.require(context);
    const isClosed = await sessionsIn(database.db).closeOne(account.id, context.req.param('id'));
    if (!isClosed) throw notFound('There is no such device');
    return context.body(null, 204);
  });

  app.get('/passkeys', async (context) => {
    const { account } = await sessions.require(context);
    return context.json({ passkeys: await passkeys.list(account.id) });
  });

  app.post('/passkeys/options', async (context) => {
    const reader = await sessions.require(context);
    const { password: given } = await sentJson(context, z.strictObject({ password: password.optional() }));
    await prove(reader, given);
    return context.json(await passkeys.toAdd(reader.account));
  });

  app.post('/passkeys', async (context) => {
    const { account } = await sessions.require(context);
    const { answer, name } = await sentJson(context, addingPasskey);
    return context.json(await passkeys.add(account, answer, name), 201);
  });

  app.delete('/passkeys/:id', async (context) => {
    const { account } = await sessions.require(context);
    if (!(await passkeys.remove(account.id, context.req.param('id')))) throw notFound('There is no such passkey');
    return context.body(null, 204);
  });

  app.post('/password', async (context) => {
    const reader = await sessions.require(context);
    const { current, next } = await sentJson(context, changingPassword);
    await prove(reader, current);
    if (!mayBePassword(next)) throw badRequest('The new password lacks something: look at the rules below it.');
    const passwordHash = await passwords.hash(next);
    await database.transaction((db) => doors.changePassword(db, reader.account, passwordHash, reader.secret));
    wakeMail();
    return context.body(null, 204);
  });

  app.post('/email', async (context) => {
    const reader = await sessions.require(context);
    const { email, password: given } = await sentJson(context, changingEmail);
    await prove(reader, given);
    await askForNewAddress(reader.account, email);
    return context.body(null, 202);
  });

  return app;

  /** Both addresses are told. Whether the new one has an account already is told to nobody here. */
  async function askForNewAddress(account: AccountRow, email: string): Promise<void> {
    const address = readEmail(email);
    if (!address) throw badRequest('This is no e-mail address.');
    const now = clock.now();
    await database.transaction(async (db) => {
      const wanted = { purpose: 'change-email', account_id: account.id, email: address.email } as const;
      const token = await issueToken(db, wanted, now);
      await mail.putIn(db, await newAddressLetter(head, address.email, token));
      await mail.putIn(db, await addressChangingLetter(head, account.email, false));
    });
    wakeMail();
  }
}
