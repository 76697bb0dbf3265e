/** The content service's HTTP side: paths in, use cases called, envelopes out. */
import { notFound } from '@masthead/runtime';
import { Hono, type MiddlewareHandler } from 'hono';
import { makingAnswer } from '../changes/depends-on.ts';
import type { AppDeps } from './app-deps.ts';
import { bridgeRoutes } from './bridge.ts';
import { changeRoutes } from './changes.ts';
import { decisionRoutes } from './decisions.ts';
import { deskRoutes } from './desk.ts';
import { deskAuditRoutes } from './desk-audit.ts';
import { deskBinRoutes } from './desk-bin.ts';
import { deskFlagRoutes } from './desk-flags.ts';
import { deskJobRoutes } from './desk-jobs.ts';
import { deskLiveRoutes } from './desk-live.ts';
import { deskSearchRoutes } from './desk-searches.ts';
import { answerFailure } from './envelope.ts';
import { formRoutes } from './forms.ts';
import { geoRoutes } from './geo.ts';
import { limitedByRefusals, WRONG_TOKENS } from './limits.ts';
import { platformRoutes } from './platform.ts';
import { readingRoutes } from './reading.ts';
import { searchRoutes } from './search.ts';
import { syndicationRoutes } from './syndication.ts';

export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.use('/api/*', refuseUnstorable);
  for (const [base, routes] of [
    ['/api/neutron', readingRoutes(deps)],
    ['/api/neutron', syndicationRoutes(deps)],
    ['/api/neutron', searchRoutes(deps)],
    ['/api/neutron', geoRoutes(deps)],
    ['/api/neutron', platformRoutes(deps)],
    ['/api/neutron', changeRoutes(deps)],
    ['/api/bridge', bridgeRoutes(deps)],
    ['/api/forms', formRoutes(deps)],
  ] as const) {
    const guarded = new Hono();
    guarded.get('*', (_, next) => makingAnswer(next));
    guarded.use('/:call/:site/*', guardSite(deps.siteKey));
    guarded.route('/', routes);
    app.route(base, guarded);
  }
  app.use('/api/desk/*', limitedByRefusals(deps.limits(WRONG_TOKENS)));
  app.route('/api/desk', deskRoutes(deps));
  app.route('/api/desk', deskBinRoutes(deps));
  app.route('/api/desk', deskFlagRoutes(deps));
  app.route('/api/desk', deskJobRoutes(deps));
  app.route('/api/desk', deskSearchRoutes(deps));
  app.route('/api/desk', deskAuditRoutes(deps));
  app.route('/', decisionRoutes(deps));
  app.route('/api/desk/live', deskLiveRoutes(deps));
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
