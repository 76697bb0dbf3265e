import { testImages } from '@masthead/image-url/testing';
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
import { topicHead } from '../../pages/topic/head.ts';
import { videoHead } from '../../pages/video/head.ts';
import { contentOf, contentsOf, tagsIn } from '../../server/testing/parsed-document.ts';
import { pictureUrl } from '../../server/testing/picture-addresses.ts';
import {
  articleOf,
  authorOf,
  galleryOf,
  image,
  liveOf,
  productOf,
  reviewOf,
  videoOf,
} from '../../server/testing/stories.ts';
import { type Head, renderHead } from './head.ts';

const site = { siteUrl: 'https://masthead.example', brand: 'cnet', images: testImages } as const;
const html = (head: Head): string => renderHead({ canonicalPath: '/x/', ...head }, site);
const titleOf = (head: Head): string | undefined => tagsIn(html(head)).find(({ name }) => name === 'title')?.text;
const feedOf = (head: Head): string | undefined =>
  tagsIn(html(head)).find(({ attributes }) => attributes.type === 'application/rss+xml')?.attributes.href;

const sharedAs = (id: string): string => pictureUrl(site.siteUrl, image(id), 'seo_image_wide');

const SEO = {
  titleTag: 'Halo, all of it',
  seoMetaDescription: 'For search',
  seoOgTitle: 'For sharing',
  seoOgDescription: 'Shared words',
  seoOgImage: image('shared'),
  seoNewsKeywords: ['halo', 'phone'],
  seoTwitterCreator: 'inesokafor',
};

describe('an article', () => {
  const said =
    (more = {}) =>
    (name: string) =>
      contentOf(html(articleHead(articleOf(more))), name);

  it('says what its seo fields say', () => {
    const content = said(SEO);
    expect(titleOf(articleHead(articleOf(SEO)))).toBe('Halo, all of it | Masthead');
    expect(content('description')).toBe('For search');
    expect(content('og:title')).toBe('For sharing');
    expect(content('og:description')).toBe('Shared words');
    expect(content('og:image')).toBe(sharedAs('shared'));
    expect(content('news_keywords')).toBe('halo, phone');
    expect(content('twitter:creator')).toBe('@inesokafor');
  });

  it('says what it says itself without them', () => {
    const content = said();
    expect(titleOf(articleHead(articleOf()))).toBe('Halo tested | Masthead');
    expect(content('description')).toBe('Six phones, nineteen hours');
    expect(content('og:title')).toBe('Halo tested');
    expect(content('og:description')).toBe('Six phones, nineteen hours');
    expect(content('og:image')).toBe(sharedAs('lead'));
    expect(content('og:image:alt')).toBe('Alt of lead');
    expect(content('news_keywords')).toBe('Halo, Glass');
    expect(content('twitter:creator')).toBe('@annlee');
  });

  it('is shared under its headline, not under the title for search engines', () => {
    expect(said({ titleTag: 'Halo, all of it' })('og:title')).toBe('Halo tested');
  });

  it('describes itself for sharing as for search engines where nothing else is said', () => {
    expect(said({ seoMetaDescription: 'For search' })('og:description')).toBe('For search');
    expect(said({ dek: '' })('description')).toBe('Halo tested');
  });

  it('says when, where, by whom and about what it is', () => {
    const content = said();
    expect(content('og:type')).toBe('article');
    expect(content('article:published_time')).toBe('2026-11-14T10:00:00.000Z');
    expect(content('article:modified_time')).toBe('2026-11-15T10:00:00.000Z');
    expect(content('article:section')).toBe('Phones');
    expect(content('article:content_tier')).toBe('free');
  });

  it('has a tag for each of its tags and for each of its authors', () => {
    const article = articleOf();
    const [ann] = article.authors;
    if (!ann) throw new Error('Nobody signs');
    const authors = [ann, { ...ann, username: 'inesokafor' }, { ...ann, username: '' }, ann];
    const page = html(articleHead({ ...article, authors, tags: [...article.tags, ...article.tags] }));
    expect(contentsOf(page, 'article:tag')).toEqual(['Halo', 'Glass']);
    expect(contentsOf(page, 'article:author')).toEqual([
      'https://masthead.example/profiles/annlee/',
      'https://masthead.example/profiles/inesokafor/',
    ]);
  });

  it('is not to be found when its editors say so, and else with large pictures', () => {
    expect(said({ noIndex: true })('robots')).toBe('noindex');
    expect(said()('robots')).toBe('max-image-preview:large');
  });

  it.each([
    ['Commentary', 'true'],
    ['commentary', 'true'],
    ['Opinion', 'true'],
    ['News', 'false'],
    ['Analysis', 'false'],
  ])('of type %s is opinion: %s', (type, opinion) => {
    expect(said({ type })('article:opinion')).toBe(opinion);
  });
});

describe('titles', () => {
  const door = { title: 'Halo tested', description: '', page: 1, pageCount: 9 };
  const topic = { slug: 'halo', name: 'Halo tested', description: '', ancestors: [] };

  it('differ between all pages that have one name', () => {
    const titles = [
      articleHead(articleOf()),
      reviewHead(reviewOf()),
      reviewHead(reviewOf({ reviewType: 'preview' })),
      liveHead(liveOf()),
      videoHead(videoOf()),
      ...[1, 2, 3].map((page) => galleryHead(galleryOf(), page, 3)),
      profileHead(authorOf({ firstName: 'Halo', lastName: 'tested' }), 1, 1),
      productHead(productOf({ name: 'Halo tested' })),
      ...['/tags/halo/', '/collections/halo/', '/feature/halo/'].map((path) => listingHead({ ...door, path })),
      listingHead({ ...door, path: '/tags/halo/', page: 2 }),
      topicHead({ ...topic, name: 'Halo' }, 1, 2),
      topicHead(topic, 2, 2),
      sitemapHead(),
      ...[1, 2].map((page) => sitemapHead({ name: 'Articles', path: '/sitemaps/articles/', page, pageCount: 2 })),
      sitemapHead({ name: 'Articles', year: 2026, path: '/sitemaps/articles/2026/', page: 1, pageCount: 1 }),
    ].map(titleOf);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('that are too long end at a word, differ all the same, and leave the headline whole', () => {
    const headline = 'Halo’s new phone repairs itself, and we broke six of them in a week to see how well it does';
    const heads = [
      articleHead(articleOf({ headline })),
      reviewHead(reviewOf({ headline })),
      ...[1, 2].map((page) => galleryHead(galleryOf({ headline }), page, 3)),
    ];
    expect(heads.map(titleOf)).toEqual([
      'Halo’s new phone repairs itself, and we broke six of them in a week…',
      'Halo’s new phone repairs itself, and we broke six of them… | Reviews',
      'Halo’s new phone repairs itself, and we broke six of them… | Pictures',
      'Halo’s new phone repairs itself, and we broke six… | Pictures, page 2',
    ]);
    for (const head of heads) expect(contentOf(html(head), 'og:title')).toBe(headline);
  });

  it('for search engines stand in for headlines in all kinds of stories that have them', () => {
    const more = { titleTag: 'Other' };
    for (const head of [articleHead(articleOf(more)), liveHead(liveOf(more)), videoHead(videoOf(more))])
      expect(head.title).toMatch(/^Other/);
  });
});

describe('descriptions', () => {
  const door = { title: 'Halo', description: 'All', pageCount: 3 };
  const topic = { slug: 'halo', name: 'Halo', description: 'All', ancestors: [] };

  it.each<[string, (page: number) => Head]>([
    ['the front page', (page) => frontHead(page, 3)],
    ['a topic', (page) => topicHead(topic, page, 3)],
    ['a listing', (page) => listingHead({ ...door, path: '/tags/halo/', page })],
    ['a feature', (page) => listingHead({ ...door, path: '/feature/halo/', page })],
    ['a gallery', (page) => galleryHead(galleryOf(), page, 3)],
    ['a profile', (page) => profileHead(authorOf(), page, 3)],
    ['a map', (page) => sitemapHead({ name: 'Articles', path: '/sitemaps/articles/', page, pageCount: 3 })],
  ])('differ between the pages of %s', (_, headOf) => {
    const said = [1, 2, 3].map((page) => contentOf(html(headOf(page)), 'description'));
    expect(new Set(said).size).toBe(3);
  });
});

describe('feeds', () => {
  it('of topics and authors are their own, of all else the site’s', () => {
    const topic = { slug: 'phones', name: 'Phones', description: '', ancestors: [] };
    expect(feedOf(topicHead(topic, 1, 1))).toBe('https://masthead.example/rss/topics/phones/');
    expect(feedOf(profileHead(authorOf({ username: 'AnnLee' }), 1, 1))).toBe(
      'https://masthead.example/rss/authors/annlee/',
    );
    expect(feedOf(articleHead(articleOf()))).toBe('https://masthead.example/rss/');
  });

  it.each([
    ['/reviews/', '/rss/reviews/'],
    ['/videos/', '/rss/videos/'],
    ['/pictures/', '/rss/pictures/'],
    ['/how-to/', '/rss/how-to/'],
    ['/features/', '/rss/'],
    ['/tags/reviews/', '/rss/'],
    ['/feature/reviews/', '/rss/'],
  ])('of the door %s is %s', (path, feed) => {
    const door = listingHead({ title: 'Door', description: '', path, page: 2, pageCount: 2 });
    expect(feedOf(door)).toBe(`https://masthead.example${feed}`);
  });
});

it('what somebody searched for is not to be found', () => {
  expect(contentOf(html(searchHead('halo')), 'robots')).toBe('noindex');
});

it('a video is shared with its still, ours or another’s', () => {
  const still = 'https://cdn.example/still.jpg';
  expect(contentOf(html(videoHead(videoOf({ image: still }))), 'og:image')).toBe(still);
  expect(contentOf(html(videoHead(videoOf())), 'og:image')).toBe(sharedAs('lead'));
});

it('each page of a gallery is shared with the picture that it shows', () => {
  const shared = [1, 2].map((page) => contentOf(html(galleryHead(galleryOf(), page, 3)), 'og:image'));
  expect(shared).toEqual(['lead', 'two'].map((id) => sharedAs(id)));
});

it('a person is shared with a square of their portrait', () => {
  const portrait = { ...image('ann'), width: 512, height: 512 };
  const page = html(profileHead(authorOf(), 1, 1));
  expect(contentOf(page, 'og:image')).toBe(pictureUrl(site.siteUrl, portrait, 'seo_image_square'));
  expect([contentOf(page, 'og:image:width'), contentOf(page, 'og:image:height')]).toEqual(['512', '512']);
});
