/** Where the links of letters lead. Nothing is done by looking: programs that check mail look, and press no button. */
import type { HostedPage } from '@masthead/account';
import { type Clock, type RateLimits, refuseTooMany } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import { accountsIn } from '../accounts/accounts.ts';
import { GOOD_FOR_MS } from '../accounts/one-time-tokens.ts';
import type { Cookies } from '../cookies.ts';
import { fromOurPages } from '../same-origin.ts';
import type { TokenPurpose } from '../store/schema.ts';
import type { IdentityDatabase } from '../store/store.ts';
import type { Confirmed, Doors } from './doors.ts';
import type { Failed, Show } from './failed.ts';
import { type Form, formOf } from './form.ts';
import type { HostedEnv } from './routes.ts';
import { issueTicket } from './tickets.ts';

interface MailLinkDeps {
  database: IdentityDatabase;
  clock: Clock;
  limits: RateLimits;
  siteUrl: URL;
  doors: Doors;
  cookies: Cookies;
  show: Show;
  failed: Failed;
  /** The page that signs in whoever holds a ticket, and leads back; who has just joined, and has a script, is told so (AU-08). */
  loginPath(returnTo: string, isTold: boolean): string;
}

const OVER: HostedPage = { name: 'over', about: 'link', isFramed: false };
const MINUTE_MS = 60_000;
const ABOUT: Readonly<Partial<Record<TokenPurpose, 'join' | 'link' | 'email'>>> = {
  join: 'join',
  'sign-in': 'link',
  'change-email': 'email',
};

export function mailLinkRoutes(deps: MailLinkDeps): Hono<HostedEnv> {
  const { database, clock, limits, siteUrl, doors, cookies, show, failed, loginPath } = deps;
  const app = new Hono<HostedEnv>();
  const tries = limits({ name: 'links of letters', most: 60, perMs: MINUTE_MS });
  for (const path of ['/confirm/', '/password/']) app.use(path, fromOurPages(siteUrl.origin));
  app.onError(failed);

  async function follow(context: Context, { is, ...confirmed }: Confirmed | { is: 'password' }, form: Form) {
    const token = form('token');
    if (is === 'email-changed') return show({ name: 'done', about: 'email' });
    if (is === 'choose-password' || is === 'password') return newPassword(token, is === 'password');
    if (is === 'over' || !('accountId' in confirmed)) return show(OVER, 410);
    const account = await accountsIn(database.db).byId(confirmed.accountId);
    if (!account) return show(OVER, 410);
    cookies.set(context, 'ticket', await issueTicket(database.db, account, clock.now()), GOOD_FOR_MS.ticket / 1000);
    cookies.drop(context, 'browser');
    return context.redirect(loginPath(confirmed.returnTo, confirmed.hasJoined && form('scripted') === '1'), 303);
  }

  async function newPassword(token: string, isWrong: boolean): Promise<Response> {
    const found = await doors.look(token);
    if (found?.purpose !== 'reset' && found?.purpose !== 'join') return show(OVER, 410);
    const about = found.purpose === 'join' ? 'join' : 'forgot';
    const page = { name: 'new-password', about, token, email: found.email } as const;
    return isWrong ? show({ ...page, problem: { kind: 'password' } }, 422) : show(page);
  }

  app.get('/confirm/', async (context) => {
    const token = context.req.query('token') ?? '';
    const found = await doors.look(token);
    const about = found && ABOUT[found.purpose];
    return found && about ? show({ name: 'confirm', token, about, email: found.email }) : show(OVER, 410);
  });

  app.post('/confirm/', async (context) => {
    await refuseTooMany(tries, context.env.sender);
    const form = await formOf(context);
    return follow(context, await doors.confirm(form('token'), cookies.get(context, 'browser')), form);
  });

  app.get('/password/', (context) => newPassword(context.req.query('token') ?? '', false));

  app.post('/password/', async (context) => {
    await refuseTooMany(tries, context.env.sender);
    const form = await formOf(context);
    return follow(context, await doors.choosePassword(form('token'), form('password')), form);
  });

  return app;
}
