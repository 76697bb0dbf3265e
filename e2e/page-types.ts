/** Every kind of page the product shows, with what a reader must find on it. The suite runs on each of them. */
import { STORY_KINDS, type StoryKind } from '@masthead/model';
import { en } from '../apps/site/base/i18n/en.ts';

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
  /** Seen at two widths, once in each theme; absent: at all three in both. */
  seenTwice?: true;
  /** With controls that other pages do not have. */
  controls?: true;
}

export const ARTICLE = '/tech/mobile/halo-self-healing-screen-tested/';
export const ARTICLE_HEADLINE = 'Halo’s new phone repairs itself. We broke six to see how well';
/** Linked from the text of the article. */
export const LINKED_ARTICLE = '/tech/mobile/halo-screen-repair-pairing/';
export const ROADSHOW_ARTICLE = '/roadshow/news/arden-touring-winter-range/';
export const LONG_TOPIC = '/topics/tech/';

/** An example of each kind of story: a kind without one does not compile. */
const stories: Readonly<Record<StoryKind, PageType>> = {
  article: {
    name: 'an article',
    path: ARTICLE,
    status: 200,
    headline: ARTICLE_HEADLINE,
    text: 'A surface that flows is a surface that dents.',
    brand: 'cnet',
  },
  review: {
    name: 'a review',
    path: '/reviews/pomelo-duo-review/',
    status: 200,
    headline: 'Pomelo Duo review: the slowest handheld on our shelf is the one that gets played',
    text: 'Sleeps properly and wakes in 1.2 seconds',
    brand: 'cnet',
    seenTwice: true,
  },
  gallery: {
    name: 'a picture of a gallery',
    path: '/pictures/house-on-a-meter/2/',
    status: 200,
    headline: 'What thirteen things in the house cost to run for a year, cheapest first',
    text: 'Blender: $1.37',
    brand: 'cnet',
    seenTwice: true,
    controls: true,
  },
  video: {
    name: 'a video',
    path: '/videos/pomelo-duo-on-the-bus/',
    status: 200,
    headline: 'Watch: a week of commuting with the Pomelo Duo',
    text: 'Half a minute with the slowest handheld on our shelf',
    brand: 'cnet',
    seenTwice: true,
    controls: true,
  },
  podcast: {
    name: 'a podcast',
    path: '/podcasts/the-tortoise-on-the-dashboard/',
    status: 200,
    headline: 'The tortoise on the dashboard',
    text: 'Nobody had arranged that.',
    brand: 'cnet',
    controls: true,
  },
  live: {
    name: 'live coverage',
    path: '/news-live/halo-keynote-live/',
    status: 200,
    headline: 'Halo keynote live: a home hub, a watch that heals and an assistant that stays in the house',
    text: 'Halo Watch 5 gets the healing layer',
    brand: 'cnet',
    seenTwice: true,
    controls: true,
  },
};

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
    text: 'Tollgate drops its $34 overdraft fee',
    brand: 'cnet',
    nextPage: '/3/',
    seenTwice: true,
  },
  ...STORY_KINDS.map((kind) => stories[kind]),
  {
    name: 'a best list',
    path: '/tech/home-entertainment/best-tvs-tested/',
    status: 200,
    headline: 'The best TVs: 23 tested, five worth the wall',
    text: 'Best overall: Vesper V9',
    brand: 'cnet',
  },
  {
    name: 'a roadshow article',
    path: ROADSHOW_ARTICLE,
    status: 200,
    headline: 'Arden’s 3 Touring adds 60 miles without a bigger battery',
    text: 'The ride is firmer than it was.',
    brand: 'roadshow',
    seenTwice: true,
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
    name: 'an index page',
    path: '/reviews/',
    status: 200,
    headline: 'Reviews',
    text: 'Highest scores',
    brand: 'cnet',
  },
  {
    name: 'an index page that finds nothing',
    path: '/reviews/?topic=quantum-computing&score=9',
    status: 200,
    headline: 'Reviews',
    text: 'Nothing fits',
    brand: 'cnet',
    seenTwice: true,
  },
  {
    name: 'an empty topic',
    path: '/topics/quantum-computing/',
    status: 200,
    headline: 'Quantum computing',
    text: 'Nothing here yet',
    brand: 'cnet',
    seenTwice: true,
  },
  {
    name: 'a roadshow topic',
    path: '/roadshow/auto/',
    status: 200,
    headline: 'Cars',
    text: 'Cars and what they promise',
    brand: 'roadshow',
    seenTwice: true,
  },
  {
    name: 'a door',
    path: '/features/',
    status: 200,
    headline: 'Features',
    text: 'reporting that took weeks',
    brand: 'cnet',
    nextPage: '/features/2/',
    seenTwice: true,
  },
  {
    name: 'a feature',
    path: '/feature/moon-week/',
    status: 200,
    headline: 'Moon week',
    text: 'The way there',
    brand: 'cnet',
    seenTwice: true,
  },
  {
    name: 'a profile',
    path: '/profiles/keikomori/',
    status: 200,
    headline: 'Keiko Mori',
    text: 'Games reporter',
    brand: 'cnet',
    seenTwice: true,
  },
  {
    name: 'a standing text',
    path: '/about/',
    status: 200,
    headline: 'About Masthead',
    text: 'a house with two doors and eleven locks',
    brand: 'cnet',
    seenTwice: true,
  },
  {
    name: 'the newsletters',
    path: '/newsletters/',
    status: 200,
    headline: 'Newsletters',
    text: 'Eight stories and one number, before the coffee is cold',
    brand: 'cnet',
    seenTwice: true,
  },
  {
    name: 'the results of a search',
    path: '/search/?query=battery',
    status: 200,
    headline: 'Search for battery',
    text: 'results for battery',
    brand: 'cnet',
    seenTwice: true,
    controls: true,
  },
  {
    name: 'the internet plans',
    path: '/home/internet/plans/',
    status: 200,
    headline: 'Internet plans near you',
    text: 'Larkline 5 Gig',
    brand: 'cnet',
    seenTwice: true,
  },
  {
    name: 'a page of the site map',
    path: '/sitemaps/articles/2026/',
    status: 200,
    headline: 'Articles, 2026',
    text: 'Repair shops say Halo’s self-healing screen locks them out',
    brand: 'cnet',
    seenTwice: true,
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

/** Those that differ in how they are used: the rest is told apart by its looks only. */
export const usedPageTypes = pageTypes.filter(({ seenTwice, controls }) => !seenTwice || controls);
