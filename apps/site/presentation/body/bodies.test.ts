/** Every element: what its shortcode says, and what a page shows of it. */
import { shortcodeDataCodec, techProductCodec } from '@masthead/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBodies } from '../../server/testing/bodies.ts';
import { image } from '../../server/testing/stories.ts';
import type { BodySource } from './element.ts';
import { prepareStory, prepareText } from './headings.ts';

const NOW = Date.parse('2026-11-15T18:00:00Z');
const story = (id: string, typeName: string, more: object = {}) => ({
  id,
  typeName,
  slug: id,
  headline: `About ${id}`,
  datePublished: { date: '2026-11-15 09:00:00' },
  ...more,
});
const halo = {
  id: 'p1',
  name: 'Halo',
  slugs: ['halo'],
  attributes: [{ name: 'Weight', slug: 'weight', val: ['200 g'] }],
  priceHistory: [{ date: '2026-11-01', price: 300 }],
  resellers: [
    { offerMerchant: 'Dear', offerPrice: 310, url: 'https://dear.example/' },
    { offerMerchant: 'Cheap', offerPrice: 300, url: 'https://cheap.example/' },
  ],
};
const wire = {
  pictures: { pic: image('pic'), gif: { ...image('gif'), bucketPath: '/2026/11/15/gif.gif' } },
  products: { halo, unsold: { id: 'p2', name: 'Unsold' } },
  stories: {
    g1: story('g1', 'content_gallery', { pictures: 11 }),
    v1: story('v1', 'content_video'),
    a1: story('a1', 'content_article'),
  },
  reviews: { halo: story('r1', 'content_review', { reviewType: 'review', rating: 8.7 }) },
  videos: { v1: { ...story('v1', 'content_video'), m3u8: '/a/video/v1.m3u8', mp4: '/a/video/v1.mp4' } },
  galleries: { g1: ['one', 'two', 'three', 'four', 'five'].map(image) },
  newsletters: { bench: { slug: 'bench', name: 'The Bench', tagline: 'Lab', frequency: 'Weekly', day: 'Thursday' } },
};
const choice = {
  id: 'c1',
  rank: 1,
  title: 'Halo',
  award: 'Best overall',
  description: 'Nice.',
  pros: ['Light'],
  cons: ['Dear'],
  image: undefined,
  offers: [],
  relatedProduct: techProductCodec.parse(halo),
};

let tools: ReturnType<typeof testBodies>;
beforeEach(() => {
  tools = testBodies();
});
const source: BodySource = { id: 's1', now: NOW, data: shortcodeDataCodec.parse(wire), choices: [choice] };

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const written = (attributes: Record<string, string>) =>
  `<shortcode ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ')}></shortcode>`;
const partsOf = (html: string) => tools.bodies.of(prepareText(html), source);
const shown = (shortcode: string, attributes: Record<string, string> = {}) =>
  partsOf(written({ shortcode, ...attributes }));

const CHEAPEST = { merchant: 'Cheap', href: 'https://cheap.example/', price: '$300' };

describe('an element shows', () => {
  it.each<[shortcode: string, attributes: Record<string, string>, data: object]>([
    ['image', { picture: 'pic' }, { picture: { slot: 'body', alt: 'Alt of pic', credit: 'Ann Lee/Masthead' } }],
    ['image', { picture: 'pic', caption: 'Here' }, { picture: { caption: 'Here' } }],
    ['image', { picture: 'gif' }, { picture: { motion: { phone: expect.stringContaining('gif.gif') } } }],
    ['gallery', { story: 'g1' }, { headline: 'About g1', count: 11, href: expect.stringContaining('/g1/') }],
    ['video', { story: 'v1' }, { caption: 'About v1.', video: { sources: [{ src: '/a/video/v1.m3u8' }, {}] } }],
    ['buybutton', { product: 'halo' }, { name: 'Halo', href: '/reviews/r1-review/', offer: CHEAPEST, others: 1 }],
    ['reviewcard', { product: 'halo' }, { name: 'Halo', review: { fact: { score: 8.7 } }, offer: CHEAPEST }],
    ['reviewcard', { api: JSON.stringify(halo) }, { name: 'Halo', offer: CHEAPEST }],
    ['infocard', { title: 'T', text: 'W' }, { title: 'T', text: 'W' }],
    ['callout', { text: 'a "b" & <c>' }, { text: 'a "b" & <c>' }],
    ['relatedlinks', { stories: 'a1, gone,a1' }, { title: 'Read more', stories: [{ id: 'a1' }] }],
    ['specs', { product: 'halo' }, { specs: [{ name: 'Weight', value: '200 g' }] }],
    ['pricehistory', { product: 'halo' }, { prices: { now: NOW, points: [{ cents: 30_000 }] } }],
    ['newsletter', { slug: 'bench' }, { name: 'The Bench', sent: 'Thursdays', href: '/newsletters/' }],
    [
      'chart',
      { type: 'line', title: 'T', unit: '$', labels: 'a|b', values: '-1|2.50' },
      {
        form: 'line',
        digits: 2,
        points: [
          { label: 'a', value: -1 },
          { label: 'b', value: 2.5 },
        ],
      },
    ],
    [
      'cnetlisticle',
      { item: '1' },
      {
        rank: 1,
        title: 'Halo',
        award: 'Best overall',
        score: 8.7,
        good: ['Light'],
        bad: ['Dear'],
        offers: [CHEAPEST, {}],
      },
    ],
    ['cnetlisticle_mini', {}, { items: [{ rank: 1, title: 'Halo', award: 'Best overall' }] }],
    [
      'embed',
      { url: 'https://a.example/1', text: 'Hi' },
      { site: 'a.example', text: 'Hi', href: 'https://a.example/1' },
    ],
  ])('%s %j', (shortcode, attributes, data) => {
    expect(shown(shortcode, attributes)).toMatchObject([{ kind: shortcode, data }]);
    expect(tools.logged()).toEqual([]);
  });

  it('the first four pictures of a gallery, without repeating their words', () => {
    const [part] = shown('gallery', { story: 'g1' });
    if (part?.kind !== 'gallery') throw new Error('is no gallery');
    expect(part.data.pictures).toHaveLength(4);
    expect(new Set(part.data.pictures.map(({ alt }) => alt))).toEqual(new Set(['']));
  });

  it.each(['tweet', 'twitter_tweet', 'facebook'])('the words of a %s in the same box', (shortcode) => {
    expect(shown(shortcode, { url: 'https://x.example/1' })).toMatchObject([{ kind: 'embed' }]);
  });

  it('no way to other shops on the page of the product’s own review', () => {
    const own = { ...source, id: 'r1' };
    const [part] = tools.bodies.of(prepareText(written({ shortcode: 'buybutton', product: 'halo' })), own);
    expect(part).not.toHaveProperty('data.others');
    expect(part).not.toHaveProperty('data.href');
  });

  it('the choice under its heading, to which the list of all leads', () => {
    const html = `${written({ shortcode: 'cnetlisticle_mini' })}<h2>Best overall: Halo</h2>${written({ shortcode: 'cnetlisticle', item: '1' })}`;
    const parts = tools.bodies.of(
      prepareStory(html, { id: 's1', type: 'Best List', listicles: [{ items: [choice] }] }),
      source,
    );
    expect(parts).toMatchObject([
      { kind: 'cnetlisticle_mini', data: { items: [{ href: '#toc-s1-item-0' }] } },
      { kind: 'cnetlisticle', data: { anchor: 'toc-s1-item-0', title: 'Best overall: Halo' } },
    ]);
  });
});

describe('a shortcode that cannot be shown', () => {
  it.each<[why: string, shortcode: string, attributes: Record<string, string>]>([
    ['nobody knows it', 'marquee', {}],
    ['it is named like what every object has', 'constructor', {}],
    ['an attribute is missing', 'callout', {}],
    ['an attribute is too long', 'callout', { text: 'x'.repeat(2001) }],
    ['its picture is gone', 'image', { picture: 'gone' }],
    ['its picture is named like what every object has', 'image', { picture: 'constructor' }],
    ['it leads to another kind of story', 'gallery', { story: 'a1' }],
    ['its video cannot be watched', 'video', { story: 'a1' }],
    ['nobody sells its product', 'buybutton', { product: 'unsold' }],
    ['its product has no facts', 'specs', { product: 'unsold' }],
    ['its JSON is broken', 'reviewcard', { api: '{bad' }],
    ['it has another number of labels than of values', 'chart', { title: 'T', labels: 'a|b', values: '1' }],
    ['it draws no numbers', 'chart', { title: 'T', labels: 'a', values: 'many' }],
    ['the list has no such choice', 'cnetlisticle', { item: '2' }],
    ['its address is no web address', 'embed', { url: 'javascript:alert(1)' }],
    ['there is no such newsletter', 'newsletter', { slug: 'gone' }],
  ])('shows nothing where %s, and the rest of the text stays', (_why, shortcode, attributes) => {
    const html = `<p>a</p>${written({ shortcode, ...attributes })}<p>b</p>`;
    expect(
      partsOf(html)
        .map((part) => part.kind === 'text' && part.bodyHtml)
        .join(''),
    ).toBe('<p>a</p><p>b</p>');
    expect(tools.logged()).toMatchObject([{ level: 'warn', story: 's1', shortcode }]);
  });

  it('is told once, however often the story is shown', () => {
    for (let time = 0; time < 3; time += 1) shown('marquee');
    expect(tools.logged()).toHaveLength(1);
    tools.bodies.of(prepareText(written({ shortcode: 'marquee' })), { ...source, id: 's2' });
    expect(tools.logged().map(({ story: id }) => id)).toEqual(['s1', 's2']);
  });

  it('is told with the story of an entry, and with what was wrong', () => {
    const text = prepareText(written({ shortcode: 'reviewcard', api: '{bad' }));
    tools.bodies.of(text, { ...source, id: 'entry', story: 'coverage' });
    expect(tools.logged()).toMatchObject([{ story: 'coverage', error: { type: 'SyntaxError' } }]);
  });
});

it('a text without shortcodes is one part, named by its story', () => {
  expect(partsOf('<p>a</p><p>b</p>')).toEqual([{ kind: 'text', id: 'text-s1', bodyHtml: '<p>a</p><p>b</p>' }]);
});

it('the parts of a story’s text are not named like those of its entries', () => {
  const html = `<p>a</p>${written({ shortcode: 'callout', text: 'x' })}<p>b</p>`;
  const texts = ['s1', 's1-1', 's1-2'].flatMap((id) => tools.bodies.of(prepareText(html), { ...source, id }));
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
});

it('no two parts of a text have the same name', () => {
  const names = partsOf(`<p>a</p>${written({ shortcode: 'callout', text: 'x' })}<p>b</p>`).map(({ id }) => id);
  expect(new Set(names).size).toBe(3);
});

describe('a text that is shown again', () => {
  const later = NOW + 30 * 24 * 3_600_000;

  it('is the same body, whatever time it is', () => {
    const text = prepareText(`<p>a</p>${written({ shortcode: 'callout', text: 'x' })}`);
    const body = tools.bodies.of(text, source);
    expect(tools.bodies.of(text, { ...source, now: later })).toBe(body);
  });

  it('is made anew where the time makes a difference', () => {
    const text = prepareText(written({ shortcode: 'pricehistory', product: 'halo' }));
    const days = (now: number) => JSON.stringify(tools.bodies.of(text, { ...source, now }));
    expect(days(later)).not.toBe(days(NOW));
  });

  it.each<Partial<BodySource>>([{ id: 's9' }, { wide: true }, { facebook: false }, { data: undefined }])(
    'is made anew for %o',
    (other) => {
      const text = prepareText(`<p>a</p>${written({ shortcode: 'callout', text: 'x' })}`);
      const body = tools.bodies.of(text, source);
      expect(tools.bodies.of(text, { ...source, ...other })).not.toBe(body);
    },
  );
});
