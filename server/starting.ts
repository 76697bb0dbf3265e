/** What the port answers before the services are open, as while the database is away: the process is live, and not ready. */
import { Hono } from 'hono';

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
/** Seconds after which it is worth asking again. */
const RETRY = { 'retry-after': '5' };
const SENTENCE = 'Masthead is starting, or waits for its database. Try again in a moment.';

export function createStartingApp(startedAt: number): Hono {
  const app = new Hono();
  const state = () => ({
    status: 'starting',
    ready: false,
    services: {},
    uptime: Math.round((Date.now() - startedAt) / 1000),
  });
  app.get('/_node/live', (context) => context.json({ live: true }, 200, NO_STORE));
  app.get('/_node/ready', (context) => context.json(state(), 503, { ...NO_STORE, ...RETRY }));
  app.get('/_node/status', (context) => context.json(state(), 200, NO_STORE));
  app.all('/api/*', (context) =>
    context.json({ errors: [{ code: 503, message: SENTENCE }] }, 503, { ...NO_STORE, ...RETRY }),
  );
  app.notFound((context) => context.text(`${SENTENCE}\n`, 503, { ...NO_STORE, ...RETRY }));
  return app;
}
