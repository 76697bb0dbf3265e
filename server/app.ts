/** One port for everything: which part of the product answers which address. */

import type { ContentService } from '@masthead/content';
import { IMAGE_PREFIX, type ImageService } from '@masthead/images';
import type { ErrorReporter } from '@masthead/runtime';
import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';
import type { SiteSource } from './site-source.ts';

export interface AppDeps {
  site: SiteSource | undefined;
  content: ContentService | undefined;
  images: ImageService;
  metrics: Metrics;
  reporter: ErrorReporter;
  version: string;
  startedAt: number;
}

export function createApp({ site, content, images, metrics, reporter, version, startedAt }: AppDeps): Hono {
  const app = new Hono();

  app.get('/_node/status', (context) =>
    context.json({ status: 'ok', version, uptime: Math.round((Date.now() - startedAt) / 1000) }, 200, {
      'cache-control': 'no-store',
    }),
  );
  app.get('/_node/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }),
  );
  if (content) app.all('/api/neutron/*', (context) => content.fetch(context.req.raw));
  app.get(`${IMAGE_PREFIX}/*`, (context) => images.fetch(context.req.raw));
  app.all('/api/*', (context) => context.json({ errors: [{ code: 404, message: 'Not Found' }] }, 404));
  app.all('*', async (context) => {
    const { raw } = context.req;
    if (!site) return context.json({ errors: [{ code: 404, message: 'Not Found' }] }, 404);
    return site.files(raw, context.req.path) ?? (await site.current()).fetch(raw);
  });
  // Content and site answer their own errors; what arrives here failed around them.
  app.onError((error, context) => {
    reporter.report(error, { status: 500, path: context.req.path });
    return context.text('Something went wrong.', 500, { 'cache-control': 'no-store' });
  });
  return app;
}
