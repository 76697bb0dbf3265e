/** What a search can be narrowed by, and the address that asks for it. */
import type { StoryPlural } from '@masthead/model';
import { pathTo } from '@masthead/urls';

export interface SearchTerms {
  query: string;
  /** A kind of story. */
  type?: StoryPlural;
  /** The slug of a topic; stories of topics below it count. */
  topic?: string;
  /** Only what appeared since. */
  when?: SearchPeriod;
  /** Absent: the best match first. */
  sort?: 'newest';
}

/** How far back a search goes, in days. */
export const SEARCH_PERIODS = {
  week: { days: 7, label: 'This week' },
  year: { days: 365, label: 'This year' },
} as const;
export type SearchPeriod = keyof typeof SEARCH_PERIODS;
export const searchPeriods = Object.keys(SEARCH_PERIODS) as SearchPeriod[];
export const isSearchPeriod = (text: string): text is SearchPeriod => Object.hasOwn(SEARCH_PERIODS, text);

/** Whether filters leave something out. */
export const isNarrowed = ({ type, topic, when }: SearchTerms): boolean =>
  type !== undefined || topic !== undefined || when !== undefined;

/** The longest query that is looked for; nobody who reads writes a longer one. */
export const LONGEST_QUERY = 200;

/** Page 1 has no number. */
export function searchHref({ query, type, topic, when, sort }: SearchTerms, page = 1): string {
  const asked = new URLSearchParams({
    query,
    ...(type && { type }),
    ...(topic && { topic }),
    ...(when && { when }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${pathTo('search', {})}?${asked}`;
}
