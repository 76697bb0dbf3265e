/** The head of the front page; the site as a whole is described on its first page only. */
import type { Image } from '@masthead/model';
import { type Head, pagedDescription, pagedLinks, SITE_DESCRIPTION } from '../../presentation/head/head.ts';
import { webSite } from '../../presentation/structured-data/web-site.ts';

export const frontHead = (page: number, pageCount: number, picture?: Image): Head => ({
  title: page === 1 ? 'Consumer technology, tested' : `Latest stories, page ${page}`,
  description: pagedDescription(SITE_DESCRIPTION, page),
  type: 'website',
  ...(picture && { picture }),
  ...pagedLinks('/', page, pageCount),
  ...(page === 1 && { structuredData: [webSite] }),
});
