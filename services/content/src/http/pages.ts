/** Composed pages, whose components are held to what reads them one by one, and captions, which browsers read. */
import { Hono } from 'hono';
import { captionsOf } from '../use-cases/captions.ts';
import { composePage } from '../use-cases/compose-page.ts';
import { previewing } from '../use-cases/writing/preview.ts';
import type { AppDeps } from './app-deps.ts';
import { composedPage } from './composed-page.ts';

export function pageRoutes({ database, clock }: AppDeps): Hono {
  const app = new Hono();
  app.get('/composer/:site/pages/:type/:slug/web', (context) => {
    const { type, slug } = context.req.param();
    return previewing({ database, clock }, { token: context.req.header('preview'), slug }, (db) =>
      composedPage(context, db, (request) => composePage(type, request), slug),
    );
  });
  app.get('/videos/:site/captions/webvtt/:file{.+\\.vtt}', async (context) => {
    const vtt = await captionsOf(database.db, context.req.param('file').replace(/\.vtt$/, ''));
    return context.body(vtt, 200, { 'content-type': 'text/vtt; charset=utf-8' });
  });
  return app;
}
