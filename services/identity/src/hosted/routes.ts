/** The pages of a sign-in: what each form does, and which page follows. Every one works without a script. */
import { HOSTED_STEPS, type HostedPage, type HostedStep } from '@masthead/account';
import { type Clock, HttpError, type RateLimits, refuseTooMany } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import type { Cookies } from '../cookies.ts';
import type { Issuer } from '../issuer/issuer.ts';
import { jsonOrNothing } from '../json-door.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import { fromOurPages } from '../same-origin.ts';
import type { IdentityDatabase } from '../store/store.ts';
import { newSecret } from '../store/store.ts';
import type { Asked, Doors } from './doors.ts';
import { type Failed, NothingUnderWay, type Show } from './failed.ts';
import { formOf } from './form.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { SocialDoor } from './social.ts';
import { redeemTicket } from './tickets.ts';
import { type UnderWay, visitOf } from './visit.ts';

export interface HostedEnv {
  Bindings: { sender: string | undefined };
}
type HostedContext = Context<HostedEnv>;

export interface HostedDeps {
  database: IdentityDatabase;
  clock: Clock;
  limits: RateLimits;
  siteUrl: URL;
  issuer: Issuer;
  doors: Doors;
  passkeys: Passkeys;
  cookies: Cookies;
  known: KnownBrowsers;
  social: SocialDoor | undefined;
  show: Show;
  failed: Failed;
}

const HOUR_S = 60 * 60;
const MINUTE_MS = 60_000;

export function hostedRoutes(deps: HostedDeps): Hono<HostedEnv> {
  const { database, clock, limits, siteUrl, issuer, doors, passkeys, cookies, known, social, show, failed } = deps;
  const app = new Hono<HostedEnv>();
  /** Of everything that costs a hash or a letter. */
  const tries = limits({ name: 'sign-ins of a sender', most: 60, perMs: MINUTE_MS });
  const at = (step: HostedStep): string => `/:uid/${HOSTED_STEPS[step]}`;

  app.use(fromOurPages(siteUrl.origin));
  app.onError(failed);

  /** The sign-in that the address names is this browser's own, or there is none. */
  async function underWay(context: HostedContext): Promise<UnderWay> {
    const signingIn = await issuer.signingIn(context.req.raw);
    if (!signingIn || signingIn.uid !== context.req.param('uid')) throw new NothingUnderWay();
    return visitOf(signingIn, social?.button);
  }
  const limited = (context: HostedContext) => refuseTooMany(tries, context.env.sender);
  /** With the cookies that were set on the way. */
  const answer = (context: HostedContext, page: HostedPage, status = 200): Response => {
    const shown = show(page, status);
    return context.newResponse(shown.body, shown);
  };

  async function finish(context: HostedContext, accountId: string): Promise<Response> {
    known.remember(context, accountId);
    return context.redirect(await issuer.finish(context.req.raw, { accountId }), 303);
  }

  app.get(at('signIn'), async (context) => {
    const { visit, wantsToJoin } = await underWay(context);
    const ticket = cookies.get(context, 'ticket');
    if (ticket) {
      cookies.drop(context, 'ticket');
      const accountId = await redeemTicket(database.db, ticket, clock.now());
      if (accountId) return finish(context, accountId);
    }
    const isJoining = wantsToJoin && context.req.query('screen') !== 'sign-in';
    return answer(context, { name: isJoining ? 'join' : 'sign-in', visit, email: '' });
  });

  app.post(at('signIn'), async (context) => {
    const { visit } = await underWay(context);
    await limited(context);
    const form = await formOf(context);
    const email = form('email');
    const entering = await doors.byPassword(email, form('password'), {
      sender: context.env.sender,
      isKnown: (accountId) => known.isKnown(context, accountId),
    });
    switch (entering.is) {
      case 'in':
        return finish(context, entering.accountId);
      case 'locked':
        return answer(context, { name: 'locked', visit, email, until: entering.until, now: clock.now() }, 429);
      case 'email':
        return answer(context, { name: 'sign-in', visit, email, problem: { kind: 'email' } }, 422);
      case 'mismatch':
        return answer(
          context,
          { name: 'sign-in', visit, email, problem: { kind: 'mismatch', triesLeft: entering.triesLeft } },
          422,
        );
    }
  });

  app.get(at('join'), async (context) => {
    const { visit } = await underWay(context);
    return answer(context, { name: 'join', visit, email: '' });
  });

  app.post(at('join'), async (context) => {
    const { visit, returnTo } = await underWay(context);
    await limited(context);
    const form = await formOf(context);
    const email = form('email');
    const browser = cookies.get(context, 'browser') ?? newSecret();
    cookies.set(context, 'browser', browser, HOUR_S);
    const { sender } = context.env;
    // The page that says that a letter was sent asks for another with the address alone.
    const joining = { email, password: form('password'), sender, returnTo, browser };
    const asked = await (joining.password === '' ? doors.joinAgain(joining) : doors.join(joining));
    if (asked.is !== 'sent') return answer(context, { name: 'join', visit, email, problem: { kind: asked.is } }, 422);
    return mailSent(context, visit, 'join', asked);
  });

  for (const [step, ask] of [
    ['forgot', doors.askForPassword],
    ['link', doors.askForLink],
  ] as const) {
    app.get(at(step), async (context) => {
      const { visit } = await underWay(context);
      return answer(context, { name: step, visit, email: '' });
    });
    app.post(at(step), async (context) => {
      const { visit, returnTo } = await underWay(context);
      await limited(context);
      const email = (await formOf(context))('email');
      const asked = await ask({ email, sender: context.env.sender, returnTo });
      if (asked.is !== 'sent') return answer(context, { name: step, visit, email, problem: { kind: 'email' } }, 422);
      return mailSent(context, visit, step, asked);
    });
  }

  app.post(at('passkeyOptions'), async (context) => {
    await underWay(context);
    await limited(context);
    return context.json(await passkeys.askFor());
  });

  app.post(at('passkey'), async (context) => {
    const { visit } = await underWay(context);
    await limited(context);
    const accountId = await passkeys.enter(jsonOrNothing((await formOf(context))('answer')));
    if (accountId) return finish(context, accountId);
    return answer(context, { name: 'sign-in', visit, email: '', problem: { kind: 'passkey' } }, 422);
  });

  app.post(at('social'), async (context) => {
    const { visit } = await underWay(context);
    if (!social) throw new HttpError(404, 'There is no such connection.');
    return social.begin(context, visit.base);
  });

  /** Where the social connection leads back to, and from there to the page that somebody came from. */
  app.get(at('socialBack'), async (context) => {
    const { visit } = await underWay(context);
    const accountId = await social?.end(context);
    if (accountId) return finish(context, accountId);
    const label = social?.button.label ?? '';
    return answer(context, { name: 'sign-in', visit, email: '', problem: { kind: 'social', label } }, 422);
  });

  app.post(at('cancel'), async (context) => {
    await underWay(context);
    return context.redirect(await issuer.finish(context.req.raw, 'cancelled'), 303);
  });

  return app;

  function mailSent(
    context: HostedContext,
    visit: UnderWay['visit'],
    about: 'join' | 'forgot' | 'link',
    asked: Asked & { is: 'sent' },
  ) {
    const { address, againAt } = asked;
    return answer(context, { name: 'mail-sent', visit, about, email: address.email, againAt, now: clock.now() });
  }
}
