import { describe, expect, it } from 'vitest';
import {
  frontPageCodec,
  listingPageCodec,
  productPageCodec,
  profilePageCodec,
  topicPageCodec,
} from './composed-pages.ts';
import { articlePageCodec } from './kinds/article.ts';
import { galleryPageCodec } from './kinds/gallery.ts';
import { livePageCodec } from './kinds/live.ts';
import { reviewPageCodec } from './kinds/review.ts';
import { videoPageCodec } from './kinds/video.ts';

const story = (slug: string) => ({
  id: slug,
  typeName: 'content_article',
  slug,
  headline: slug,
  datePublished: { date: '2026-11-15 09:00:00' },
});
const list = (...slugs: string[]) => ({
  items: slugs.map(story),
  paging: { limit: '4', offset: '0', total: String(slugs.length) },
});
const component = (componentName: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentType: 'ContentList', componentDisplayName: componentName },
  data,
});
const ofType = (componentType: string, componentName: string, data: unknown) => ({
  ...component(componentName, data),
  meta: { componentName, componentType },
});
const advert = ofType('AD', 'advert', 'anything');
const packed = (data: unknown) => ofType('HERO', 'package', data);
const page = (...components: unknown[]) => ({ id: 'home', components });

const frontPackage = {
  threads: [{ label: 'Halo', topic: 'phones' }],
  lead: story('lead'),
  more: [story('more')],
  side: [story('side')],
  picks: { title: 'Picks', items: [story('pick')] },
  shelf: { title: 'Bench', topic: { slug: 'phones', name: 'Phones' }, items: [] },
  sister: { hero: { id: 'i', bucketType: '/hub', bucketPath: '/i.jpg', width: 1, height: 1 }, items: [] },
};
const head = { slug: 'ai', name: 'AI', description: 'Models', ancestors: [], children: [], neighbours: [] };

describe('a page', () => {
  it('gives its components by name, in whatever order they came, and leaves out those it does not know', () => {
    const { components } = frontPageCodec.parse(page(advert, component('river', list('a')), packed(frontPackage)));
    expect(Object.keys(components).sort()).toEqual(['package', 'river']);
    expect(components.river.items[0]?.slug).toBe('a');
    expect(components.package).toMatchObject({
      lead: { slug: 'lead' },
      more: [{ slug: 'more' }],
      side: [{ slug: 'side' }],
      picks: { title: 'Picks', items: [{ slug: 'pick' }] },
      shelf: { topic: { slug: 'phones' } },
      sister: { hero: { bucketPath: '/i.jpg' } },
    });
  });

  it.each([
    ['the front page without its river', frontPageCodec, [packed(frontPackage)]],
    [
      'the front page with a package without its lead',
      frontPageCodec,
      [component('river', list()), packed({ ...frontPackage, lead: null })],
    ],
    ['a topic page without its head', topicPageCodec, [component('leads', []), component('listing', list())]],
    ['a topic page without its listing', topicPageCodec, [component('topic', head)]],
    ['a review page without its review', reviewPageCodec, [component('keepReading', list())]],
    ['an author’s page without the author', profilePageCodec, [component('listing', list())]],
    ['a product page without the product', productPageCodec, [component('listing', list())]],
    ['a listing door without its listing', listingPageCodec, [component('text', { id: 't', content: '' })]],
    ['an article page without its article', articlePageCodec, [component('keepReading', list())]],
    ['a gallery page without its gallery', galleryPageCodec, [component('keepReading', list())]],
    ['a video page without its video', videoPageCodec, [component('keepReading', list())]],
    ['a live page without its coverage', livePageCodec, [component('keepReading', list())]],
    ['a page with a component without a name', frontPageCodec, [{ id: 'x', meta: {}, data: list() }]],
  ])('%s is an error', (_, codec, components) => {
    expect(codec.safeParse(page(...components)).success).toBe(false);
  });

  it('the front page has its layout, and what fills the places of it', () => {
    const layout = [{ colspan: 12, components: [{ id: 'front-deals', familyName: 'front', slug: 'deals' }] }];
    const { components, places } = frontPageCodec.parse(
      page(
        ofType('Feature', 'feature', { slug: 'front', layout }),
        ofType('ContentList', 'front-deals', list('d')),
        ofType('LIST', 'front-newsletters', { items: [] }),
        ofType('ContentList', 'river', list()),
      ),
    );
    expect(components.feature?.layout).toMatchObject(layout);
    expect(places.map(({ kind }) => kind)).toEqual(['Feature', 'ContentList', undefined, 'ContentList']);
    expect(frontPageCodec.parse(page(component('river', list()))).components.feature).toBeUndefined();
  });

  it('the front page may have no package', () => {
    expect(frontPageCodec.parse(page(component('river', list()))).components.package).toBeUndefined();
  });

  it('a listing door may be introduced by nobody', () => {
    const { components } = listingPageCodec.parse(page(component('listing', list('a'))));
    expect(components).toMatchObject({ collection: [], listing: { items: [{ slug: 'a' }] } });
    expect(components.text).toBeUndefined();
  });

  it('a topic page may have no leads', () => {
    const { components } = topicPageCodec.parse(page(component('topic', head), component('listing', list('a'))));
    expect(components).toMatchObject({ topic: head, leads: [], listing: { paging: { total: 1 } } });
  });

  it('an article page may have nothing more in its topic', () => {
    const article = component('article', { ...story('a'), body: '<p>Text</p>' });
    const { components } = articlePageCodec.parse(page(article, component('keepReading', list('b'))));
    expect(components).toMatchObject({
      article: { slug: 'a', body: '<p>Text</p>' },
      keepReading: { items: [{ slug: 'b' }] },
    });
    expect(components.moreInTopic).toBeUndefined();
  });

  it('a gallery page has its gallery and what to read next', () => {
    const gallery = component('gallery', { ...story('g'), items: [{ id: 'g-1', title: 'One' }] });
    const { components } = galleryPageCodec.parse(page(gallery, component('keepReading', list('b'))));
    expect(components).toMatchObject({
      gallery: { items: [{ title: 'One' }] },
      keepReading: { items: [{ slug: 'b' }] },
    });
  });

  it('a video page may have no other videos to go on with', () => {
    const video = component('video', { ...story('v'), body: '<p>On the bus.</p>' });
    const alone = videoPageCodec.parse(page(video, component('keepReading', list())));
    expect(alone.components.playlist).toEqual([]);
    const playlist = component('playlist', [{ ...story('next'), duration: 30 }]);
    const { components } = videoPageCodec.parse(page(video, playlist, component('keepReading', list())));
    expect(components).toMatchObject({
      video: { slug: 'v', body: '<p>On the bus.</p>' },
      playlist: [{ slug: 'next', duration: 30 }],
    });
  });

  it('a live page has its coverage with the entries', () => {
    const live = component('live', { ...story('l'), items: [{ id: 'e1', headline: 'Doors' }] });
    const { components } = livePageCodec.parse(page(live, component('keepReading', list())));
    expect(components.live.items).toMatchObject([{ id: 'e1', headline: 'Doors' }]);
  });
});
