/** What rules and those who measure call a page. One without a type is of no kind that they know. */
import type { PageType } from '@masthead/model';
import type { PageName } from './page-name.ts';

export const PAGE_TYPES: Readonly<Partial<Record<PageName, PageType>>> = {
  article: 'article',
  'best-list': 'article',
  versus: 'article',
  deal: 'article',
  longform: 'longform',
  review: 'product_main',
  video: 'video_page',
  error: 'error_page',
};
