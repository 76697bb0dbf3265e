/** How long the response may be kept: private, for the route's max-age or the default; zero is no-cache, and what is one reader's is stored by nobody. */
import type { Middleware } from './context.ts';

const cacheControl = (maxAge: number): string => (maxAge === 0 ? 'private, no-cache' : `private, max-age=${maxAge}`);

export const cache: Middleware = (context, { clock, defaultMaxAge }) => ({
  ...context,
  cacheHeaders: {
    'cache-control': context.match.route.meta.personal
      ? 'private, no-store'
      : cacheControl(context.match.route.meta.maxAge ?? defaultMaxAge),
    'last-modified': new Date(clock.now()).toUTCString(),
  },
});
