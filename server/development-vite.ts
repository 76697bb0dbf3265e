/** Vite in development, for an app that stands below an address of its own. */
import type { ViteDevServer } from 'vite';
import type { Middleware } from './service.ts';

/** Only development has it. */
export async function startVite(appFolder: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    configFile: `${appFolder}vite.config.ts`,
    server: { middlewareMode: true },
    logLevel: 'warn',
  });
}

/** Vite takes its base off the addresses that have it, and would answer the others, which are the site's, as well. */
export const viteBelow =
  ({ middlewares }: ViteDevServer, base: string): Middleware =>
  (request, response, next) => {
    const { url = '' } = request;
    if (!url.startsWith(base)) return next();
    middlewares(request, response, () => {
      request.url = url;
      next();
    });
  };
