/** The pages that there is one of, by the route table: those that search engines may find. */
import { addresses, isAddressName } from '@masthead/urls';
import { routes } from '../../routes/table.ts';

/** The address of a page whose address has nothing that differs; of a listing, its first page. */
function onlyPath(pattern: string): string | undefined {
  const path = pattern.replaceAll(/\{:\w+\([^)]*\)\/\}\?/g, '');
  return path.includes(':') ? undefined : path;
}

const isForAll = (name: string): boolean => {
  const meta = isAddressName(name) ? routes[name] : undefined;
  // A story is among the stories, also one with an address of its own.
  return meta !== undefined && meta.page !== 'article' && !meta.noIndex && !meta.developmentOnly && !meta.variant;
};

export const standingPaths = (): string[] =>
  Object.entries(addresses).flatMap(([name, { pattern }]) => (isForAll(name) ? (onlyPath(pattern) ?? []) : []));
