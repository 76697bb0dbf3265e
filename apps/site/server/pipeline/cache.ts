/**
 * How long a browser may keep the response: privately, for the route's max-age but a minute at the most, and for five
 * in all while it asks again behind the reader's back; then the page's validator tells whether it is still the same. So a
 * correction reaches who has the old text. Zero is no-cache, and what is one reader's is stored by nobody.
 */
import type { Middleware } from './context.ts';

const LONGEST_UNASKED = 60;
/** The longest that a browser shows a page without having asked for it again. */
export const LONGEST_IN_BROWSER = 300;

function cacheControl(maxAge: number): string {
  if (maxAge === 0) return 'private, no-cache';
  const unasked = Math.min(maxAge, LONGEST_UNASKED);
  const behind = Math.min(maxAge, LONGEST_IN_BROWSER) - unasked;
  return `private, max-age=${unasked}${behind > 0 ? `, stale-while-revalidate=${behind}` : ''}`;
}

export const cache: Middleware = (context, { clock, defaultMaxAge }) => ({
  ...context,
  cacheHeaders: {
    'cache-control': context.match.route.meta.personal
      ? 'private, no-store'
      : cacheControl(context.match.route.meta.maxAge ?? defaultMaxAge),
    'last-modified': new Date(clock.now()).toUTCString(),
  },
});
