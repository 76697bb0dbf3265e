/** The content service's HTTP side: paths in, use cases called, envelopes out. */
import { notFound } from '@masthead/runtime';
import { Hono, type MiddlewareHandler } from 'hono';
import { makingAnswer } from '../changes/depends-on.ts';
import type { AppDeps } from './app-deps.ts';
import { audienceRoutes } from './audience.ts';
import { bridgeRoutes } from './bridge.ts';
import { changeRoutes } from './changes.ts';
import type { ContractRoutes } from './contract-routes.ts';
import { decisionRoutes } from './decisions.ts';
import { deskRoutes } from './desk.ts';
import { deskAuditRoutes } from './desk-audit.ts';
import { deskBinRoutes } from './desk-bin.ts';
import { DESK_PATH } from './desk-door.ts';
import { deskErrorRoutes } from './desk-errors.ts';
import { deskFlagRoutes } from './desk-flags.ts';
import { deskJobRoutes } from './desk-jobs.ts';
import { deskListRoutes } from './desk-lists.ts';
import { deskLiveRoutes } from './desk-live.ts';
import { deskMissingRoutes } from './desk-missing.ts';
import { deskOutboxRoutes } from './desk-outbox.ts';
import { deskSearchRoutes } from './desk-searches.ts';
import { deskTokenRoutes } from './desk-tokens.ts';
import { deskWebhookRoutes } from './desk-webhooks.ts';
import { answerFailure } from './envelope.ts';
import { formRoutes } from './forms.ts';
import { geoRoutes } from './geo.ts';
import { limitedByRefusals, WRONG_TOKENS } from './limits.ts';
import { openApiRoutes } from './openapi.ts';
import { pageRoutes } from './pages.ts';
import { platformRoutes } from './platform.ts';
import { readingRoutes } from './reading.ts';
import { searchRoutes } from './search.ts';
import { syndicationRoutes } from './syndication.ts';

const DESK_ROUTES = [
  deskListRoutes,
  deskRoutes,
  deskBinRoutes,
  deskFlagRoutes,
  deskJobRoutes,
  deskSearchRoutes,
  deskAuditRoutes,
  deskMissingRoutes,
  deskErrorRoutes,
  deskWebhookRoutes,
  deskOutboxRoutes,
  deskTokenRoutes,
] as const;

/** What sites ask and tell, each answer held to what reads it. */
const CONTRACT_ROUTES: readonly ((deps: AppDeps) => ContractRoutes)[] = [
  readingRoutes,
  syndicationRoutes,
  searchRoutes,
  geoRoutes,
  platformRoutes,
  changeRoutes,
  formRoutes,
];

export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.use('/api/*', refuseUnstorable);
  for (const { base, routes } of [
    { base: '/api/neutron', routes: pageRoutes(deps) },
    { base: '/api/bridge', routes: bridgeRoutes(deps) },
    ...CONTRACT_ROUTES.map((routesOf) => routesOf(deps)),
  ]) {
    const guarded = new Hono();
    guarded.get('*', (_, next) => makingAnswer(next));
    guarded.use('/:call/:site/*', guardSite(deps.siteKey));
    guarded.route('/', routes);
    app.route(base, guarded);
  }
  app.use(`${DESK_PATH}/*`, limitedByRefusals(deps.limits(WRONG_TOKENS)));
  for (const routes of DESK_ROUTES) app.route(DESK_PATH, routes(deps));
  app.route(`${DESK_PATH}/live`, deskLiveRoutes(deps));
  const audience = audienceRoutes(deps);
  app.route(audience.base, audience.routes);
  app.route('/', decisionRoutes(deps));
  app.route('/', openApiRoutes());
  app.notFound((context) => context.json({ errors: [{ code: 404, message: 'Not Found' }] }, 404));
  app.onError((error, context) => answerFailure(error, context, deps.reporter));
  return app;
}

/** PostgreSQL has no text with this character: it cannot even be asked for. */
const refuseUnstorable: MiddlewareHandler = async (context, next) => {
  if (/%00/.test(context.req.url)) throw notFound();
  await next();
};

const guardSite =
  (siteKey: string): MiddlewareHandler =>
  async (context, next) => {
    const { site } = context.req.param() as { site: string };
    if (site !== siteKey) throw notFound(`There is no site ${site}`);
    await next();
  };
