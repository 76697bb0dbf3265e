/** The head of the search page; what somebody searched for is nothing to be found by others. */
import type { Head } from '../../presentation/head/head.ts';

export const searchHead = (query: string): Head => ({
  title: query ? `Search results for “${query}”` : 'Search',
  description: 'Search every story, review, gallery and video.',
  type: 'website',
  robots: 'noindex',
});
