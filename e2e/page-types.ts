/** Every kind of page the product shows, with what a reader must find on it. The suite runs on each of them. */
import { en } from '../apps/site/i18n/en.ts';

export interface PageType {
  name: string;
  path: string;
  status: number;
  /** The text of the one first-level heading. */
  headline: string;
  /** Text from the body of the page, beyond the headline. */
  text: string;
  brand: 'cnet' | 'roadshow';
  /** Where the listing goes on, for pages that have more. */
  nextPage?: string;
}

export const ARTICLE = '/tech/mobile/halo-self-healing-screen-tested/';
export const ARTICLE_HEADLINE = 'Halo’s new phone repairs itself. We broke six to see how well';
/** Linked from the text of the article. */
export const LINKED_ARTICLE = '/tech/mobile/halo-screen-repair-pairing/';
export const ROADSHOW_ARTICLE = '/roadshow/news/arden-touring-winter-range/';
export const LONG_TOPIC = '/topics/tech/';

export const pageTypes: readonly PageType[] = [
  {
    name: 'the front page',
    path: '/',
    status: 200,
    headline: ARTICLE_HEADLINE,
    text: 'Scratches close in a day. Cracks do not close at all.',
    brand: 'cnet',
    nextPage: '/2/',
  },
  {
    name: 'page 2 of the front page',
    path: '/2/',
    status: 200,
    headline: 'Latest, page 2',
    text: 'Ondo promises eight years of updates',
    brand: 'cnet',
    nextPage: '/3/',
  },
  {
    name: 'an article',
    path: ARTICLE,
    status: 200,
    headline: ARTICLE_HEADLINE,
    text: 'A surface that flows is a surface that dents.',
    brand: 'cnet',
  },
  {
    name: 'a roadshow article',
    path: ROADSHOW_ARTICLE,
    status: 200,
    headline: 'Arden’s 3 Touring adds 60 miles without a bigger battery',
    text: 'The ride is firmer than it was.',
    brand: 'roadshow',
  },
  {
    name: 'a topic',
    path: LONG_TOPIC,
    status: 200,
    headline: 'Tech',
    text: 'Things with a battery or a plug',
    brand: 'cnet',
    nextPage: '/topics/tech/2/',
  },
  {
    name: 'an empty topic',
    path: '/topics/quantum-computing/',
    status: 200,
    headline: 'Quantum computing',
    text: 'Nothing here yet',
    brand: 'cnet',
  },
  {
    name: 'a roadshow topic',
    path: '/roadshow/auto/',
    status: 200,
    headline: 'Cars',
    text: 'Cars and what they promise',
    brand: 'roadshow',
  },
  {
    name: 'the 404 page',
    path: '/a/b/c/d/',
    status: 404,
    headline: en._404_error_title,
    text: en._404_error_text,
    brand: 'cnet',
  },
];
