/** Identity: who readers are. An issuer of our own unless another is named, and the site's sessions. */
import { ACCOUNT_API, CALLBACK_PATH, ISSUER_PATH, LOGIN_PATH } from '@masthead/account';
import type { Mail } from '@masthead/mail';
import {
  type Clock,
  type ErrorReporter,
  HttpError,
  type Logger,
  type RateLimits,
  requestIdFrom,
  statusOf,
} from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createBearers } from './account/bearer.ts';
import { createKnownReaders, type KnownReader } from './account/known-reader.ts';
import { type Keeper, leavingRoutes } from './account/leaving-routes.ts';
import { loginRoutes } from './account/login-routes.ts';
import { createPendingLogins } from './account/pending.ts';
import { createReaderSessions } from './account/reader-sessions.ts';
import { createRelyingParty, type OutsideIssuer } from './account/relying-party.ts';
import { createProof, securityRoutes } from './account/security-routes.ts';
import { userRoutes } from './account/user-routes.ts';
import { dropOldTokens } from './accounts/one-time-tokens.ts';
import { attemptsIn } from './attempts/attempts.ts';
import { createCookies } from './cookies.ts';
import { changePasswordRoutes } from './hosted/change-password.ts';
import { createDoors } from './hosted/doors.ts';
import { createFailed, type Show } from './hosted/failed.ts';
import { createKnownBrowsers } from './hosted/known-browsers.ts';
import { mailLinkRoutes } from './hosted/mail-links.ts';
import { type HostedEnv, hostedRoutes } from './hosted/routes.ts';
import { createSocialDoor, SOCIAL_CALLBACK, type SocialSettings } from './hosted/social.ts';
import { dropExpired } from './issuer/adapter.ts';
import { createIssuer } from './issuer/issuer.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createPasswords } from './passwords/passwords.ts';
import { dropOldHistory } from './reading/choices.ts';
import { readingOf } from './reading/reading-of.ts';
import { readingRoutes } from './reading/routes.ts';
import { fromOurPages } from './same-origin.ts';
import { dropOldSessions, SEEN_EVERY_MS } from './sessions/sessions.ts';
import { derivedKey } from './store/derived-key.ts';
import type { AccountRow } from './store/schema.ts';
import { createSeal } from './store/seal.ts';
import type { IdentityDatabase } from './store/store.ts';

export interface IdentityDeps {
  database: IdentityDatabase;
  clock: Clock;
  logger: Logger;
  reporter: ErrorReporter;
  limits: RateLimits;
  mail: Mail;
  wakeMail(): void;
  /** Of this installation, in no database. */
  secret: string;
  siteUrl: URL;
  brand: string;
  /** Another issuer instead of ours. */
  outside: OutsideIssuer | undefined;
  social: SocialSettings | undefined;
  /** How the hosted pages are shown. */
  pages: {
    show: Show;
    /** See account/login-routes.ts. */
    signedIn(via: 'code' | 'fragment', goTo: string): Response;
  };
  keepers: readonly Keeper[];
  discussionToken: ((account: AccountRow) => Promise<string>) | undefined;
}

export interface IdentityService {
  fetch(request: Request, sender: string | undefined): Promise<Response>;
  readerOf(request: Request): Promise<KnownReader | undefined>;
  /** What ran out, and what is too old to keep. */
  forgetOld(): Promise<void>;
}

export function createIdentityService(deps: IdentityDeps): IdentityService {
  const { database, clock, logger, reporter, limits, siteUrl, outside, pages, secret } = deps;
  const cookies = createCookies(siteUrl.protocol === 'https:');
  const sealFor = (purpose: string) => createSeal(secret, purpose);
  const keyFor = (purpose: string): string => derivedKey(secret, purpose).toString('base64url');
  const failed = createFailed(pages.show, reporter);
  const passwords = createPasswords(keyFor('passwords'));
  const attempts = attemptsIn(database.db, keyFor('attempts'));
  const head = { brand: deps.brand, siteUrl: siteUrl.href };
  const doors = createDoors({ ...deps, passwords, attempts, head });
  const passkeys = createPasskeys({ ...deps, siteUrl: siteUrl.href });
  const issuer = outside ? undefined : createIssuer({ ...deps, callbackPaths: ['/', CALLBACK_PATH], show: pages.show });
  const party = createRelyingParty({ clock, siteUrl, outside, own: issuer });
  const pending = createPendingLogins(cookies, sealFor('pending sign-ins'), clock);
  const sessions = createReaderSessions({ database, clock, cookies });
  const knownBy = createKnownReaders(database.db);
  const prove = createProof({ passwords, clock, limits });

  const account = new Hono();
  account.use(fromOurPages(siteUrl.origin));
  account.onError((error, context) => {
    const status = statusOf(error);
    const { path } = context.req;
    if (status >= 500)
      reporter.report(error, { status, path, requestId: requestIdFrom(context.req.header('x-request-id') ?? null) });
    const [message, headers] =
      error instanceof HttpError ? [error.message, error.headers] : ['Something went wrong.', {}];
    return context.json({ errors: [{ code: status, message }] }, status as ContentfulStatusCode, headers);
  });
  account.route('/', userRoutes({ ...deps, sessions, bearers: createBearers(secret, clock), party, pending }));
  const looking = { ...deps, sessions, passwords, passkeys, doors, head, isOwn: issuer !== undefined };
  account.route('/', securityRoutes(looking, prove));
  const readerOf = async (context: Context) => ({ accountId: (await sessions.require(context)).account.id });
  account.route('/', readingRoutes({ database, clock, readerOf }));
  // Its rows go with the account's.
  const reading: Keeper = { name: 'reading', of: (id) => readingOf(database.db, id), forget: async () => {} };
  account.route('/', leavingRoutes({ ...deps, keepers: [...deps.keepers, reading], sessions, head }, prove));

  const app = new Hono<HostedEnv>();
  app.onError(failed);
  app.route(ACCOUNT_API, account);
  app.route('/user', loginRoutes({ siteUrl, party, pending, sessions, logger, failed, ...pages }));
  if (issuer) {
    const known = createKnownBrowsers(cookies, keyFor('known browsers'));
    const social = deps.social && createSocialDoor(deps.social, { ...deps, cookies, seal: sealFor('social') });
    const hosted = { ...deps, issuer, doors, passkeys, cookies, known, social, show: pages.show, failed };
    const loginPath = (returnTo: string, isTold: boolean) =>
      `${LOGIN_PATH}?${new URLSearchParams({ returnTo, ...(isTold && { mode: 'root', screen: 'join' }) })}`;
    app.route(`${ISSUER_PATH}/sign-in`, hostedRoutes(hosted));
    app.route(ISSUER_PATH, mailLinkRoutes({ ...hosted, loginPath }));
    app.route('/', changePasswordRoutes(doors, limits));
    if (social) app.get(ISSUER_PATH + SOCIAL_CALLBACK, (context) => social.onTheWay(context));
    app.all(`${ISSUER_PATH}/*`, (context) => issuer.fetch(context.req.raw));
  }

  return {
    fetch: async (request, sender) => app.fetch(request, { sender }),
    async readerOf(request) {
      const cookieHeader = request.headers.get('cookie');
      const secret = cookies.sessionIn(cookieHeader);
      const now = clock.now();
      const known = secret === undefined ? undefined : await knownBy(secret, now);
      // Whoever reads on keeps their session.
      if (known && now - known.seenAt >= SEEN_EVERY_MS) await sessions.find(cookieHeader);
      return known?.reader;
    },
    async forgetOld() {
      const now = clock.now();
      await dropOldTokens(database.db, now);
      await dropOldSessions(database.db, now);
      await dropExpired(database.db, clock);
      await attempts.dropOld(now);
      await dropOldHistory(database.db, now);
    },
  };
}
