/** One port for everything: requests go to the service whose mount fits, and what is asked about the process is answered here. */
import { type Environment, type ErrorReporter, type Logger, type RateLimits, requestIdFrom } from '@masthead/runtime';
import { otherSpellings } from '@masthead/web';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Metrics } from './metrics.ts';
import { type Mounted, mountsInOrder } from './mounts.ts';
import { collectPolicyReports } from './policy-reports.ts';
import { createReadiness } from './readiness.ts';
import type { SenderOf, Sending } from './sender.ts';
import type { Mount, Service } from './service.ts';

export interface AppDeps {
  /** By name. */
  services: ReadonlyMap<string, Service>;
  metrics: Metrics;
  reporter: ErrorReporter;
  logger: Logger;
  environment: Environment;
  senderOf: SenderOf;
  /** Whether a named proxy handed the request over; unless given, none did. */
  isPassedOn?: (sending: Sending) => boolean;
  limits: RateLimits;
  startedAt: number;
}

/** Who is connected; nobody where a request is handed over in process. */
interface Served {
  Bindings: { incoming?: Sending };
}

const NO_STORE = { 'cache-control': 'no-store' };

/** What answers with data is never guessed to be something else, and kept by nobody unless its service says so. */
const dataHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('x-content-type-options', 'nosniff');
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
};

const notHere = (): Response =>
  Response.json({ errors: [{ code: 404, message: 'Not Found' }] }, { status: 404, headers: NO_STORE });
/** Addresses below /api/ that no service has: none of them is a page, so no site is asked. */
const NO_CALL: Service = { mounts: [{ path: '/api/*', route: 'api' }], fetch: notHere };

/** Capital or encoded letters, slashes in a row: hardly any address has them, and every request is asked. */
const UNUSUAL = /[A-Z%]|\/\//;

/** An address below a mount, but written as no mount would know it. */
function isMisspelt(pathname: string, { path }: Mount): boolean {
  const below = path.replace('*', '');
  return !pathname.startsWith(below) && otherSpellings(pathname).some((spelling) => spelling.startsWith(below));
}

export function createApp(deps: AppDeps): Hono<Served> {
  const { services, metrics, reporter, logger, environment, senderOf, isPassedOn, limits, startedAt } = deps;
  const app = new Hono<Served>();
  for (const path of ['/api/*', '/_node/*']) app.use(path, dataHeaders);

  const readiness = createReadiness(services);
  // Whoever asks first may do so when something has gone away already.
  void readiness.check();
  app.get('/_node/live', (context) => context.json({ live: true }, 200, NO_STORE));
  app.get('/_node/ready', async (context) => {
    const state = await readiness.check();
    return context.json(state, state.ready ? 200 : 503, NO_STORE);
  });
  app.get('/_node/status', async (context) => {
    const { version, short } = environment;
    const uptime = Math.round((Date.now() - startedAt) / 1000);
    const state = await readiness.check();
    return context.json({ ...state, version, environment: short, uptime }, 200, NO_STORE);
  });
  app.get('/_node/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType, ...NO_STORE }),
  );
  app.post('/_node/policy-reports', collectPolicyReports({ logger, limits, sender, count: metrics.policyReported }));
  const mounted = mountsInOrder(new Map([...services, ['no service', NO_CALL]]));
  const anySpelling = mounted.filter(({ mount }) => mount.anySpelling);
  /** Whom an address that is not written as we write it was meant for, where they want to hear of it. */
  const meantFor = (path: string) =>
    UNUSUAL.test(path) ? anySpelling.find(({ mount }) => isMisspelt(path, mount)) : undefined;
  for (const each of mounted)
    app.on(each.mount.method ?? 'ALL', each.mount.path, (context) =>
      answer(meantFor(context.req.path) ?? each, context),
    );
  app.notFound((context) => {
    const meant = meantFor(context.req.path);
    return meant ? answer(meant, context) : notHere();
  });
  // Services answer their own errors; what arrives here failed around them.
  app.onError((error, context) => {
    const requestId = requestIdFrom(context.req.header('x-request-id') ?? null);
    reporter.report(error, { status: 500, path: context.req.path, requestId });
    return context.text('Something went wrong.', 500, NO_STORE);
  });
  return app;

  function sender({ env }: Context<Served>): string | undefined {
    return env?.incoming && senderOf(env.incoming);
  }

  async function answer({ mount: { route }, service }: Mounted, context: Context<Served>): Promise<Response> {
    const from = sender(context);
    const { raw } = context.req;
    const incoming = context.env?.incoming;
    const way = { isPassedOn: incoming !== undefined && (isPassedOn?.(incoming) ?? false) };
    if (route === undefined) return service.fetch(raw, from, way);
    const started = performance.now();
    const response = await service.fetch(raw, from, way);
    metrics.request(route, response.status, (performance.now() - started) / 1000);
    return response;
  }
}
