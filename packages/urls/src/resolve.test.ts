import { type ContentKind, STORY_KINDS } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import type { PlacedContent } from './placed-content.ts';
import { contentPath, contentResolvers, contentTarget, linkTo, topicPath } from './resolve.ts';
import { createResolvers } from './resolvers.ts';
import { autoTopics } from './sections.ts';
import { autoDoors, kindAtAddress, storyAddresses, storyPlaces } from './story-addresses.ts';

const content = (kind: ContentKind, about: Partial<PlacedContent> = {}): PlacedContent => ({
  kind,
  slug: 'x',
  topicPath: [],
  ...about,
});

describe('content lives by its kind:', () => {
  it.each<[ContentKind, Partial<PlacedContent>, string]>([
    ['article', {}, '/news/x/'],
    ['collection', {}, '/collections/x/'],
    ['feature', {}, '/feature/x/'],
    ['gallery', {}, '/pictures/x/'],
    ['gallery', { topicPath: ['auto'] }, '/roadshow/pictures/x/'],
    ['product', {}, '/products/x/'],
    ['product', { reviewType: 'In Depth' }, '/reviews/x-review/'],
    ['product-series', {}, '/products/x/'],
    ['live', {}, '/news-live/x/'],
    ['live', { type: 'Deals' }, '/deals-live/x/'],
    ['live', { type: 'Explainer' }, '/news-live/x/'],
    ['live', { type: 'sports' }, '/news-live/x/'],
    ['video', {}, '/videos/x/'],
    ['video', { topicPath: ['auto'] }, '/roadshow/videos/x/'],
    ['video', { section: 'commercial' }, '/paid-content/videos/x/'],
    ['review', { reviewType: 'In Depth' }, '/reviews/x-review/'],
    ['review', { reviewType: 'First Take' }, '/reviews/x-preview/'],
    ['review', { reviewType: 'Unheard of' }, '/reviews/x-review/'],
    ['review', { reviewType: 'review', topicPath: ['auto', 'suvs'] }, '/roadshow/reviews/x-review/'],
    ['topic', {}, '/topics/x/'],
    ['tag', {}, '/tags/x/'],
    ['author', { slug: 'JDoe' }, '/profiles/jdoe/'],
  ])('%s %j at %s', (kind, about, path) => {
    expect(contentPath(content(kind, about))).toBe(path);
  });

  it('ten kinds of content have a page type', () => {
    expect(contentResolvers.typeNames.toSorted()).toEqual([
      'content_article',
      'content_collection',
      'content_feature',
      'content_gallery',
      'content_podcast',
      'content_product',
      'content_product_series',
      'content_review',
      'content_updating_story',
      'content_video',
    ]);
    expect(contentTarget(content('live')).name).toBe('article-live');
  });

  it('a kind that is known already is refused', () => {
    const resolvers = createResolvers();
    resolvers.register('article', () => ({ name: 'about', params: {} }));
    expect(() => resolvers.register('article', () => ({ name: 'awards', params: {} }))).toThrow('article');
    expect(resolvers.of('article')(content('article')).name).toBe('about');
  });
});

describe('no kind lives where another does:', () => {
  it('a kind that nobody was registered for has no address, least of all an article’s', () => {
    const resolvers = createResolvers();
    resolvers.register('content_article', storyPlaces.article.target);
    expect(() => resolvers.of('content_hologram')).toThrow('content_hologram');
  });

  it.each(STORY_KINDS)('an address of the kind %s is its own', (kind) => {
    const { name } = contentTarget(content(kind));
    expect(kindAtAddress(name)).toBe(kind);
  });

  it('no path of one kind is read as another’s', () => {
    const patterns = Object.entries(storyAddresses).map(([name, { pattern }]) => ({ name, pattern }));
    for (const kind of STORY_KINDS) {
      const path = contentPath(content(kind, { slug: 'a-story' }));
      const matching = patterns.filter(({ pattern }) => new URLPattern({ pathname: pattern }).test({ pathname: path }));
      expect(new Set(matching.map(({ name }) => kindAtAddress(name)))).toEqual(new Set([kind]));
    }
  });
});

it('the words under /roadshow/ are those of the kinds', () => {
  expect([...autoDoors].sort()).toEqual(['news', 'pictures', 'reviews', 'videos']);
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
  expect(linkTo({ typeName: 'content_video', slug: 'x', topicPath: [] })).toBe('/videos/x/');
});
