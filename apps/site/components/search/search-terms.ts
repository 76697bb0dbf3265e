/** What a search can be narrowed by, and the address that asks for it. */
import { pathTo } from '@masthead/urls';
import type { StoryKind } from './story-kinds.ts';

export interface SearchTerms {
  query: string;
  type?: StoryKind;
  /** The slug of a topic; stories of topics below it count. */
  topic?: string;
}

/** Whether filters leave something out. */
export const isNarrowed = ({ type, topic }: SearchTerms): boolean => type !== undefined || topic !== undefined;

/** The longest query that is looked for; nobody who reads writes a longer one. */
export const LONGEST_QUERY = 200;

/** Page 1 has no number. */
export function searchHref({ query, type, topic }: SearchTerms, page = 1): string {
  const asked = new URLSearchParams({
    query,
    ...(type && { type }),
    ...(topic && { topic }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${pathTo('search', {})}?${asked}`;
}
