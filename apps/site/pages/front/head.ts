/** The head of the front page. */
import { type Head, pagedLinks } from '../../server/document/head.ts';

export const frontHead = (page: number, pageCount: number): Head => ({
  title: page === 1 ? 'Consumer technology, tested' : `Latest stories, page ${page}`,
  description: 'News, reviews and advice on consumer technology from people who buy, borrow and break things first.',
  type: 'website',
  ...pagedLinks('/', page, pageCount),
});
