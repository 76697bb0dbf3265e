/** The calls by which a page learns who reads, signs them in and out, and knows their profile. */
import { type AccountUser, PROFILE_SCOPE, type Profile, type WhoReads } from '@masthead/account';
import { type Clock, HttpError, type Logger } from '@masthead/runtime';
import { Hono } from 'hono';
import { z } from 'zod';
import { accountsIn } from '../accounts/accounts.ts';
import { sentJson } from '../sent-json.ts';
import { sessionsIn } from '../sessions/sessions.ts';
import type { AccountRow } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import type { Bearers } from './bearer.ts';
import { displayName } from './display-name.ts';
import type { PendingLogins } from './pending.ts';
import type { ReaderSessions } from './reader-sessions.ts';
import type { RelyingParty } from './relying-party.ts';

export interface UserDeps {
  database: IdentityDatabase;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  sessions: ReaderSessions;
  bearers: Bearers;
  party: RelyingParty;
  pending: PendingLogins;
  /** The token by which a comment service knows a reader (AU-19); undefined where there is none. */
  discussionToken: ((account: AccountRow) => Promise<string>) | undefined;
}

const LONGEST_ANSWER = 16_000;
const answerPart = z.string().max(LONGEST_ANSWER);
const answered = z.union([
  z.strictObject({ code: answerPart, state: answerPart, iss: answerPart.optional() }),
  z.strictObject({ fragment: z.string().max(LONGEST_ANSWER) }),
]);
const loggingOut = z.strictObject({ everywhere: z.boolean().optional() });
const changed = z.strictObject({ displayName });

export function userRoutes(deps: UserDeps): Hono {
  const { database, logger, sessions, bearers, party, pending, discussionToken } = deps;
  const app = new Hono();

  /** Whose token it is, and whose browser: one alone is not enough. */
  async function ofBoth(context: Parameters<ReaderSessions['require']>[0]): Promise<AccountRow> {
    const accountId = await bearers.accountIn(context.req.header('authorization'));
    const { account } = await sessions.require(context);
    if (account.id !== accountId) throw new HttpError(401, 'Sign in again.');
    return account;
  }

  app.get('/issuer', (context) => context.json({ framed: party.outside === undefined }));

  app.get('/user', async (context) => {
    const { account } = await sessions.require(context);
    const answer: WhoReads = { user: userOf(account), token: await bearers.issue(account.id) };
    return context.json(answer);
  });

  app.post('/callback', async (context) => {
    const answer = await sentJson(context, answered);
    const isFragment = 'fragment' in answer;
    const fragment = isFragment ? answer.fragment.replace(/^#/, '') : '';
    const begun = pending.take(context, isFragment ? new URLSearchParams(fragment).get('state') : answer.state);
    if (!begun) throw notLoggedIn();
    const claims = await (isFragment
      ? party.fromFragment(fragment, begun)
      : party.fromCode(searchOf(answer), begun)
    ).catch((error: unknown) => {
      logger.warn('A sign-in could not be finished', { error });
      throw notLoggedIn();
    });
    await sessions.open(context, claims, party.outside);
    return context.json({ returnTo: begun.returnTo });
  });

  app.post('/logout', async (context) => {
    const { everywhere } = await sentJson(context, loggingOut);
    const reader = await sessions.find(context.req.header('cookie') ?? null);
    if (reader && everywhere) await sessionsIn(database.db).closeOthers(reader.account.id);
    await sessions.close(context);
    return context.json({ goTo: (await party.endAddress()) ?? '/' });
  });

  app.get('/profile', async (context) => {
    const account = await ofBoth(context);
    return context.json({ data: { [PROFILE_SCOPE]: profileOf(account, party.outside) } });
  });

  app.put('/profile', async (context) => {
    const { account } = await sessions.require(context);
    const { displayName: name } = await sentJson(context, changed);
    await accountsIn(database.db).setName(account.id, name);
    return context.json({ data: { [PROFILE_SCOPE]: profileOf({ ...account, display_name: name }, party.outside) } });
  });

  app.post('/discussion', async (context) => {
    const account = await ofBoth(context);
    if (!discussionToken) throw new HttpError(404, 'There is no discussion elsewhere.');
    return context.json({ token: await discussionToken(account) });
  });

  return app;
}

const searchOf = ({ code, state, iss }: { code: string; state: string; iss?: string | undefined }): string =>
  `?${new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) })}`;

/** As the error catalogue has it. */
const notLoggedIn = (): HttpError => new HttpError(400, 'Failed to log user in');

const userOf = ({ id, email, login_count: count }: AccountRow): AccountUser => ({
  sub: id,
  email: { email },
  login_count: count,
});

const profileOf = (account: AccountRow, outside: string | undefined): Profile => ({
  displayName: account.display_name,
  email: account.email,
  isConfirmed: true,
  since: new Date(account.created_at).toISOString(),
  managedAt: outside ?? null,
});
