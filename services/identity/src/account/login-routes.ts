/** Signing in and out as pages of the site: `/user/login/`, `/user/callback/`, `/user/logout/`. */
import { INTENTS, LOGIN_MODES, ownPath, SCREENS } from '@masthead/account';
import type { Logger } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import { type Failed, NothingUnderWay } from '../hosted/failed.ts';
import { fromOurPages } from '../same-origin.ts';
import type { PendingLogins } from './pending.ts';
import type { ReaderSessions } from './reader-sessions.ts';
import type { RelyingParty } from './relying-party.ts';

export interface LoginDeps {
  siteUrl: URL;
  party: RelyingParty;
  pending: PendingLogins;
  sessions: ReaderSessions;
  logger: Pick<Logger, 'warn'>;
  failed: Failed;
  /**
   * The document that tells the page around a frame that somebody is in, or goes there itself. With an answer in the
   * fragment, which only a script can read, it hands that to the account's callback first.
   */
  signedIn(via: 'code' | 'fragment', goTo: string): Response;
}

export function loginRoutes(deps: LoginDeps): Hono {
  const { siteUrl, party, pending, sessions, logger, failed, signedIn } = deps;
  const app = new Hono();
  app.use(fromOurPages(siteUrl.origin));
  app.onError(failed);
  const withCookies = (context: Context, response: Response): Response => context.newResponse(response.body, response);

  app.get('/login/', async (context) => {
    const elsewhere = onOurOwnHost(context, siteUrl);
    if (elsewhere) return context.redirect(elsewhere, 302);
    const asked = (name: string) => context.req.query(name);
    const { address, pending: begun } = await party.begin({
      screen: oneOf(SCREENS, asked('screen')) ?? 'sign-in',
      intent: oneOf(INTENTS, asked('for')),
      mode: oneOf(LOGIN_MODES, asked('mode')) ?? 'page',
      returnTo: ownPath(asked('returnTo')),
    });
    pending.add(context, begun);
    return context.redirect(address, 302);
  });

  app.get('/callback/', async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    // An answer in the fragment never comes here; its page takes it.
    if (!searchParams.has('state')) return signedIn('fragment', '/');
    const begun = pending.take(context, searchParams.get('state'));
    if (!begun) throw new NothingUnderWay();
    if (searchParams.has('error')) {
      if (begun.mode === 'frame') throw new NothingUnderWay();
      return context.redirect(begun.returnTo, 303);
    }
    const claims = await party.fromCode(search, begun).catch((error: unknown) => {
      logger.warn('A sign-in could not be finished', { error });
      throw new NothingUnderWay();
    });
    await sessions.open(context, claims, party.outside);
    if (begun.mode !== 'frame') return context.redirect(begun.returnTo, 303);
    return withCookies(context, signedIn('code', begun.returnTo));
  });

  app.post('/logout/', async (context) => {
    await sessions.close(context);
    return context.redirect((await party.endAddress()) ?? '/', 303);
  });

  return app;
}

/**
 * By another name of this host the cookies would be another's: the way goes by the one that readers know. Once only: a
 * proxy may keep the name from us.
 */
function onOurOwnHost({ req }: Context, siteUrl: URL): string | undefined {
  if (req.header('host') === siteUrl.host || req.query('here') !== undefined) return undefined;
  const { pathname, searchParams } = new URL(req.url);
  const own = new URL(pathname, siteUrl);
  own.search = new URLSearchParams([...searchParams, ['here', '1']]).toString();
  return own.href;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text);
