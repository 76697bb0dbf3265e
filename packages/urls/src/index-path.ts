/** The addresses of index pages: what they are narrowed by stands in the query, in one order. */
import { INDEX_QUERY, type IndexFilter, type IndexForm } from '@masthead/model';
import { pathTo } from './addresses.ts';

/** "?topic=phones&price=500"; nothing where nothing is asked for. */
export function indexSearch(filter: IndexFilter): string {
  const asked = INDEX_QUERY.flatMap((name) => (filter[name] === undefined ? [] : [[name, String(filter[name])]]));
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}

export const indexPath = (form: IndexForm, filter: IndexFilter = {}): string => pathTo(form, {}) + indexSearch(filter);
