import { describe, expect, it } from 'vitest';
import type { PlacedContent } from './placed-content.ts';
import { contentPath, contentResolvers, contentTarget, linkTo, topicPath } from './resolve.ts';
import { createResolvers } from './resolvers.ts';
import { autoTopics } from './sections.ts';

const content = (typeName: string, about: Partial<PlacedContent> = {}): PlacedContent => ({
  typeName,
  slug: 'x',
  topicPath: [],
  ...about,
});

describe('content lives by its kind:', () => {
  it.each<[string, Partial<PlacedContent>, string]>([
    ['content_article', {}, '/news/x/'],
    ['content_collection', {}, '/collections/x/'],
    ['content_feature', {}, '/feature/x/'],
    ['content_gallery', {}, '/pictures/x/'],
    ['content_gallery', { topicPath: ['auto'] }, '/roadshow/pictures/x/'],
    ['content_product', {}, '/products/x/'],
    ['content_product', { reviewType: 'In Depth' }, '/reviews/x-review/'],
    ['content_product_series', {}, '/products/x/'],
    ['content_updating_story', {}, '/news-live/x/'],
    ['content_updating_story', { type: 'Deals' }, '/deals-live/x/'],
    ['content_updating_story', { type: 'Explainer' }, '/news-live/x/'],
    ['content_updating_story', { type: 'sports' }, '/news-live/x/'],
    ['content_video', {}, '/videos/x/'],
    ['content_video', { topicPath: ['auto'] }, '/roadshow/videos/x/'],
    ['content_video', { section: 'commercial' }, '/paid-content/videos/x/'],
    ['content_review', { reviewType: 'In Depth' }, '/reviews/x-review/'],
    ['content_review', { reviewType: 'First Take' }, '/reviews/x-preview/'],
    ['content_review', { reviewType: 'Unheard of' }, '/reviews/x-review/'],
    ['content_review', { reviewType: 'review', topicPath: ['auto', 'suvs'] }, '/roadshow/reviews/x-review/'],
    ['content_topic', {}, '/topics/x/'],
    ['content_tag', {}, '/tags/x/'],
    ['content_author', { slug: 'JDoe' }, '/profiles/jdoe/'],
    ['of an unknown kind', { topicPath: ['tech'] }, '/tech/x/'],
  ])('%s %j at %s', (typeName, about, path) => {
    expect(contentPath(content(typeName, about))).toBe(path);
  });

  it('nine kinds of content have a page type', () => {
    expect(contentResolvers.typeNames.toSorted()).toEqual([
      'content_article',
      'content_collection',
      'content_feature',
      'content_gallery',
      'content_product',
      'content_product_series',
      'content_review',
      'content_updating_story',
      'content_video',
    ]);
    expect(contentTarget(content('content_updating_story')).name).toBe('article-live');
  });

  it('a kind that is known already is refused', () => {
    const resolvers = createResolvers();
    resolvers.register('article', () => ({ name: 'about', params: {} }));
    expect(() => resolvers.register('article', () => ({ name: 'awards', params: {} }))).toThrow('article');
    expect(resolvers.of('article')?.(content('article')).name).toBe('about');
  });
});

describe('a topic’s listing', () => {
  it.each([...autoTopics])('of the sister brand: %s', (slug) => {
    expect(topicPath(slug)).toBe(`/roadshow/${slug}/`);
  });

  it.each(['auto-tech', 'used-sedans', 'e-bikes-2026'])('of what has one of its topics in it: %s', (slug) => {
    expect(topicPath(slug)).toBe(`/roadshow/${slug}/`);
  });

  it.each(['automation', 'recharging'])('not of a word that only sounds like it: %s', (slug) => {
    expect(topicPath(slug)).toBe(`/topics/${slug}/`);
  });

  it('of any other topic, and its pages', () => {
    expect(topicPath('vpn')).toBe('/topics/vpn/');
    expect(topicPath('vpn', 3)).toBe('/topics/vpn/3/');
  });
});

it('a link is written from a name and params, or from content', () => {
  expect(linkTo({ name: 'profile', params: { username: 'JDoe' } })).toBe('/profiles/jdoe/');
  expect(linkTo(content('content_video'))).toBe('/videos/x/');
});
