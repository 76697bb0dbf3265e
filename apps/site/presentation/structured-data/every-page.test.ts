import { describe, expect, it } from 'vitest';
import { articleHead } from '../../pages/article/head.ts';
import { frontHead } from '../../pages/front/head.ts';
import { galleryHead } from '../../pages/gallery/head.ts';
import { listingHead } from '../../pages/listing/head.ts';
import { liveHead } from '../../pages/live/head.ts';
import { productHead } from '../../pages/product/head.ts';
import { profileHead } from '../../pages/profile/head.ts';
import { reviewHead } from '../../pages/review/head.ts';
import { searchHead } from '../../pages/search/head.ts';
import { sitemapHead } from '../../pages/sitemap/head.ts';
import { textHead } from '../../pages/text/head.ts';
import { topicHead } from '../../pages/topic/head.ts';
import { videoHead } from '../../pages/video/head.ts';
import { describedBy } from '../../server/testing/described.ts';
import { missingFields } from '../../server/testing/search-engine-fields.ts';
import {
  articleOf,
  authorOf,
  galleryOf,
  listicleItem,
  listicleOf,
  liveOf,
  productOf,
  reviewOf,
  videoOf,
} from '../../server/testing/stories.ts';
import type { Head } from '../head/head.ts';

const topic = { slug: 'phones', name: 'Phones', description: 'All', ancestors: [{ slug: 'tech', name: 'Tech' }] };
const steps = '<h2>1. Open</h2><p>Turn.</p><h2>2. Close</h2><p>Turn back.</p>';
const EVERY_PAGE: [page: string, head: Head, types: string[]][] = [
  ['the front page', frontHead(1, 3), ['WebSite']],
  ['a topic', topicHead(topic, 1, 3), ['BreadcrumbList']],
  ['an article', articleHead(articleOf()), ['NewsArticle', 'BreadcrumbList']],
  [
    'an article with questions',
    articleHead(articleOf({ layoutName: 'FAQ Markup', body: '<h2>Why?</h2><p>So.</p>' })),
    ['NewsArticle', 'BreadcrumbList', 'FAQPage'],
  ],
  [
    'an article with steps',
    articleHead(articleOf({ layoutName: 'How To - Markup', body: steps })),
    ['NewsArticle', 'BreadcrumbList', 'HowTo'],
  ],
  [
    'a best list',
    articleHead(articleOf({ listicles: [listicleOf([listicleItem('a'), listicleItem('b')])] })),
    ['NewsArticle', 'BreadcrumbList', 'ItemList'],
  ],
  [
    'an article with a video',
    articleHead({ ...articleOf(), video: videoOf() }),
    ['NewsArticle', 'BreadcrumbList', 'VideoObject'],
  ],
  [
    'an article that is paid for',
    articleHead(articleOf({ section: 'commercial' })),
    ['AdvertiserContentArticle', 'BreadcrumbList'],
  ],
  ['a review', reviewHead(reviewOf()), ['Review', 'BreadcrumbList']],
  [
    'a preview without a score',
    reviewHead(reviewOf({ reviewType: 'preview', rating: null })),
    ['NewsArticle', 'BreadcrumbList'],
  ],
  ['live coverage', liveHead(liveOf()), ['LiveBlogPosting', 'BreadcrumbList']],
  ['a video', videoHead(videoOf()), ['VideoObject', 'BreadcrumbList']],
  ['a gallery', galleryHead(galleryOf(), 1, 1), ['ImageGallery', 'BreadcrumbList']],
  ['a profile', profileHead(authorOf(), 1, 1), ['ProfilePage', 'BreadcrumbList']],
  ['a product', productHead(productOf()), ['Product', 'BreadcrumbList']],
  [
    'a listing',
    listingHead({ title: 'Reviews', description: 'All', path: '/reviews/', page: 1, pageCount: 2 }),
    ['BreadcrumbList'],
  ],
  ['a text', textHead({ title: 'About', description: 'Us' }), ['BreadcrumbList']],
  ['the maps', sitemapHead(), ['BreadcrumbList']],
];

describe.each(EVERY_PAGE)('%s', (_page, head, types) => {
  const page = describedBy(head);

  it(`is described as ${types.join(', ')}, by its publisher`, () => {
    expect(page.things.map((thing) => thing['@type'])).toEqual(['Organization', ...types]);
  });

  it('has every field that search engines need, and nothing was logged', () => {
    expect(missingFields(page.things)).toEqual([]);
    expect(page.logged).toEqual([]);
  });
});

it('a page that is not to be found has nothing to be found by', () => {
  expect(describedBy(searchHead('halo')).things).toEqual([]);
});

it('the table of needed fields sees what is missing, in lists and behind references', () => {
  const { things } = describedBy(articleHead(articleOf()));
  const broken = things
    .filter((thing) => thing['@type'] !== 'Organization')
    .map((thing) => ({ ...thing, headline: '', author: [{ '@type': 'Person', name: 'Ann' }, { '@type': 'Person' }] }));
  expect(missingFields(broken)).toEqual([
    'NewsArticle: headline',
    'NewsArticle: author.name',
    'NewsArticle: publisher.name',
  ]);
});
