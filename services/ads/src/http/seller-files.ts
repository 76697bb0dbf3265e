/** What buyers of advertising may look up of who sells here: /ads.txt, /app-ads.txt, /sellers.json. */
import { Hono } from 'hono';
import type { SellerFiles } from '../deps.ts';

const TEXT = 'text/plain; charset=utf-8';

export function sellerRoutes({ adsTxt, appAdsTxt, sellersJson }: SellerFiles): Hono {
  const app = new Hono();
  const files: readonly (readonly [string, string | undefined, string])[] = [
    ['/ads.txt', adsTxt, TEXT],
    ['/app-ads.txt', appAdsTxt, TEXT],
    ['/sellers.json', sellersJson, 'application/json'],
  ];
  for (const [path, text, type] of files)
    app.get(path, () =>
      text === undefined
        ? new Response('Not Found\n', { status: 404, headers: { 'content-type': TEXT, 'cache-control': 'no-store' } })
        : new Response(text, {
            headers: {
              'content-type': type,
              'cache-control': 'public, max-age=3600',
              'x-content-type-options': 'nosniff',
              'access-control-allow-origin': '*',
            },
          }),
    );
  return app;
}
