/** What kind of change a navigation is, and whether it needs fresh data. */
import type { Match } from '../../routes/match.ts';

export interface Place {
  url: URL;
  /** Absent on a page that no route has: the error page of an unknown address. */
  match: Match | undefined;
}

/** From the largest to the smallest; `none` is the same address again. */
export type Change = 'route' | 'param' | 'query' | 'hash' | 'none';

export function changeBetween(from: Place, to: Place): Change {
  if (from.url.pathname !== to.url.pathname) return from.match?.route.name === to.match?.route.name ? 'param' : 'route';
  if (from.url.search !== to.url.search) return 'query';
  return from.url.hash === to.url.hash ? 'none' : 'hash';
}

/** Another route or param is another page; a query counts only where the route watches it. Clicking the same address asks again. */
export function needsFreshData(from: Place, to: Place): boolean {
  const change = changeBetween(from, to);
  if (change === 'query') return watchedQueryChanged(from, to);
  return change !== 'hash';
}

function watchedQueryChanged(from: Place, to: Place): boolean {
  const watched = to.match?.route.meta.watchQuery ?? [];
  return watched.some((name) => from.url.searchParams.get(name) !== to.url.searchParams.get(name));
}
