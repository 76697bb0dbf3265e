/** The ad server as a function from request to response. */
import { notFound } from '@masthead/runtime';
import { failureOf } from '@masthead/storage';
import { Hono } from 'hono';
import { createShownCounts } from './counting/delivered.ts';
import { createSampler, forgetOldSamples } from './counting/samples.ts';
import type { AdsDeps } from './deps.ts';
import { failed } from './http/answers.ts';
import { deskRoutes } from './http/desk.ts';
import { filmRoutes } from './http/films.ts';
import { publicRoutes } from './http/public.ts';
import { sellerRoutes } from './http/seller-files.ts';
import { ADS_API, DESK_ADS_API } from './serving/paths.ts';
import { createPreparedLines } from './serving/prepared.ts';

/** Whom a request comes from, and from which country where a named proxy says so. */
export interface From {
  readonly sender?: string | undefined;
  readonly country?: string | undefined;
}

export interface AdServer {
  fetch(request: Request, from: From): Promise<Response>;
  /** Something was booked otherwise, by whichever process. */
  changed(): void;
  /** Forgets what nobody needs any longer. */
  forgetOld(): Promise<void>;
  close(): Promise<void>;
}

interface App {
  readonly app: Hono;
  readonly server: Omit<AdServer, 'fetch'>;
}

export function adApp(deps: AdsDeps): App {
  const { store, clock } = deps;
  const prepared = createPreparedLines(store.db);
  const counts = createShownCounts(store.db, clock);
  const sampler = createSampler(deps);
  const app = new Hono();
  app.route(ADS_API, publicRoutes({ deps, prepared, counts, sampler }));
  app.route(ADS_API, filmRoutes({ deps, prepared, counts, sampler }));
  app.route(DESK_ADS_API, deskRoutes(deps));
  app.route('/', sellerRoutes(deps.sellers));
  app.notFound(() => failed(notFound('Not Found')));
  app.onError((error, context) => failed(failureOf(error, context.req.raw, deps.reporter, 'Advertising failed')));
  return {
    app,
    server: {
      changed: prepared.drop,
      forgetOld: () => forgetOldSamples(store, clock.now()),
      close: sampler.close,
    },
  };
}

export function adServer(deps: AdsDeps): AdServer {
  const { app, server } = adApp(deps);
  return { ...server, fetch: async (request, from) => app.fetch(request, from) };
}
