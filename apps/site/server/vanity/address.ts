/** Under which address a request is looked up. Pure. */
import type { VanityConfig } from './config.ts';

/** A path without the number of its page, and that number. */
export interface PagedPath {
  path: string;
  pageNumber: string;
}

const withoutPage = (path: string, { pagination }: VanityConfig): string => path.replace(pagination, '/');

export const isDisallowed = (path: string, config: VanityConfig): boolean =>
  config.disallowedPaths.has(withoutPage(path, config));

/** Undefined when the path ends with no page number. */
export function pagedPath(path: string, config: VanityConfig): PagedPath | undefined {
  const pageNumber = config.pagination.exec(path)?.[0].replaceAll('/', '');
  return pageNumber === undefined ? undefined : { path: withoutPage(path, config), pageNumber };
}

/** The address with the query that counts, in an order that does not depend on who wrote it; and the path alone. */
export function addressesOf(url: URL, { ignoredQuery }: VanityConfig): string[] {
  const counts = ([name]: [string, string]): boolean =>
    !ignoredQuery.names.has(name) && !ignoredQuery.prefixes.some((prefix) => name.startsWith(prefix));
  const query = new URLSearchParams([...url.searchParams].filter(counts));
  query.sort();
  return query.size === 0 ? [url.pathname] : [`${url.pathname}?${query}`, url.pathname];
}
