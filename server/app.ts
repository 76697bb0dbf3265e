/** One port for everything: which part of the product answers which address. */
import type { ContentService } from '@masthead/content';
import { IMAGE_PREFIX, type ImageService, VIDEO_PREFIX, type VideoService } from '@masthead/images';
import type { LiveService } from '@masthead/live';
import { DECISION_PATH, OUTCOME_PATH } from '@masthead/rules';
import { type Environment, type ErrorReporter, type Logger, requestIdFrom } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import { FORWARDED_DESK_PATHS } from './forward-desk.ts';
import type { Metrics } from './metrics.ts';
import { collectPolicyReports } from './policy-reports.ts';
import { type Sending, senderOf } from './sender.ts';
import type { SiteSource } from './site-source.ts';

export interface AppDeps {
  site: SiteSource | undefined;
  content: ContentService | undefined;
  /** Where readers are. */
  live: Pick<LiveService, 'fetch'> | undefined;
  /** Takes what the live desk sends to a content service elsewhere. */
  forwardDesk?: ((request: Request) => Promise<Response>) | undefined;
  images: ImageService;
  videos: VideoService;
  metrics: Metrics;
  reporter: ErrorReporter;
  logger: Logger;
  environment: Environment;
  startedAt: number;
}

/** Who is connected; nobody where a request is handed over in process. */
interface Served {
  Bindings: { incoming?: Sending };
}

const NO_STORE = { 'cache-control': 'no-store' };
const notHere = (context: Context): Response =>
  context.json({ errors: [{ code: 404, message: 'Not Found' }] }, 404, NO_STORE);

export function createApp(deps: AppDeps): Hono<Served> {
  const { site, content, live, forwardDesk, images, videos, metrics, reporter, logger, environment, startedAt } = deps;
  const app = new Hono<Served>();

  app.get('/_node/status', (context) => {
    const { version, short } = environment;
    const uptime = Math.round((Date.now() - startedAt) / 1000);
    return context.json({ status: 'ok', version, environment: short, uptime }, 200, NO_STORE);
  });
  app.get('/_node/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType, ...NO_STORE }),
  );
  app.post('/_node/policy-reports', collectPolicyReports(logger, metrics.policyReported));
  if (content)
    for (const path of ['/api/neutron/*', '/api/bridge/*', '/api/desk/*'])
      app.all(
        path,
        measured('api', (context) => content.fetch(context.req.raw)),
      );
  if (live)
    app.all(
      '/api/live/*',
      measured('live', ({ req, env }: Context<Served>) =>
        live.fetch(req.raw, env?.incoming ? senderOf(env.incoming) : ''),
      ),
    );
  if (!content && forwardDesk)
    for (const path of FORWARDED_DESK_PATHS)
      app.all(
        path,
        measured('api', (context) => forwardDesk(context.req.raw)),
      );
  // Readers send forms to a site, which knows how much they have sent: only where there is none here, sites ask from elsewhere.
  if (content && !site)
    app.post(
      '/api/forms/*',
      measured('api', (context) => content.fetch(context.req.raw)),
    );
  if (content)
    for (const path of [DECISION_PATH, OUTCOME_PATH])
      app.post(
        path,
        measured('decisions', (context) => content.fetch(context.req.raw)),
      );
  app.all(
    `${IMAGE_PREFIX}/*`,
    measured('images', (context) => images.fetch(context.req.raw)),
  );
  app.get(
    `${VIDEO_PREFIX}/*`,
    measured('videos', (context) => videos.fetch(context.req.raw)),
  );
  // The one address below /api/ that is the site's own.
  for (const path of ['/api/editionurlgenerator', '/api/editionurlgenerator/']) app.all(path, siteAnswers);
  app.all('/api/*', measured('api', notHere));
  app.all('*', async (context) => {
    if (!site) return notHere(context);
    const file = site.files(context.req.raw, context.req.path);
    if (file) return measured('files', () => file)(context);
    return siteAnswers(context);
  });
  // Content and site answer their own errors; what arrives here failed around them.
  app.onError((error, context) => {
    const requestId = requestIdFrom(context.req.header('x-request-id') ?? null);
    reporter.report(error, { status: 500, path: context.req.path, requestId });
    return context.text('Something went wrong.', 500, NO_STORE);
  });
  return app;

  /** The site measures its own requests, by route. */
  async function siteAnswers(context: Context<Served>): Promise<Response> {
    const { incoming } = context.env ?? {};
    return site ? (await site.current()).fetch(context.req.raw, incoming && senderOf(incoming)) : notHere(context);
  }

  type Answer = (context: Context) => Response | Promise<Response>;

  function measured(name: string, answer: Answer): (context: Context) => Promise<Response> {
    return async (context) => {
      const started = performance.now();
      const response = await answer(context);
      metrics.request(name, response.status, (performance.now() - started) / 1000);
      return response;
    };
  }
}
