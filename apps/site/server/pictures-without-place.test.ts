/** Pictures of which nothing tells where they are kept: their pages stand without them, and lead nowhere that is not there. */
import { describe, expect, it } from 'vitest';
import { textsOf } from './testing/check-xml.ts';
import { composedPage } from './testing/composed-page.ts';
import { feedWire, listWire } from './testing/feed-wires.ts';
import { contentOf as contentIn, tagsIn } from './testing/parsed-document.ts';
import { contentOf, siteOf } from './testing/site-of.ts';

const uploaded = {
  id: 'i1',
  filename: 'pic.jpg',
  dateCreated: { date: '2026-11-15 10:00:00', timezone: 'UTC' },
  width: 1600,
  height: 900,
  alt: 'A phone',
  dominantColor: '#203040',
};
type Wire = Readonly<Record<string, unknown>>;
const without = (name: keyof typeof uploaded): Wire =>
  Object.fromEntries(Object.entries(uploaded).filter(([each]) => each !== name));

/** A story with the picture wherever one can be. */
const everywhere = (image: Wire) => ({
  image,
  seoOgImage: image,
  body: '<p>Words.</p>',
  author: { id: 'a1', username: 'annlee', firstName: 'Ann', lastName: 'Lee', authorBio: 'Tests phones.', image },
});
const film = { files: [{ url: '/a/video/v.mp4', type: 'wifi' }] };

const PAGES: [kind: string, path: string, page: (image: Wire) => unknown][] = [
  ['an article', '/news/a/', (image) => composedPage('article', 'content_article', 'a', everywhere(image))],
  ['a review', '/reviews/a-review/', (image) => composedPage('review', 'content_review', 'a', everywhere(image))],
  [
    'a gallery',
    '/pictures/a/',
    (image) =>
      composedPage('gallery', 'content_gallery', 'a', {
        ...everywhere(image),
        items: [{ id: '1', position: 1, title: 'One', image }],
      }),
  ],
  [
    'live coverage',
    '/news-live/a/',
    (image) =>
      composedPage('live', 'content_updating_story', 'a', {
        ...everywhere(image),
        items: [{ id: '1', headline: 'Entry', author: everywhere(image).author }],
      }),
  ],
  ['a video', '/videos/a/', (image) => composedPage('video', 'content_video', 'a', { ...everywhere(image), ...film })],
];

async function read(path: string, page: unknown) {
  const response = await siteOf(contentOf({ a: () => page })).get(path);
  const html = await response.text();
  const images = tagsIn(html).filter(({ name }) => name === 'img');
  return { status: response.status, html, images };
}

describe.each(PAGES)('%s', (_, path, page) => {
  it.each(['filename', 'id', 'dateCreated'] as const)(
    'whose pictures lack their %s stands without them',
    async (name) => {
      const { status, html, images } = await read(path, page(without(name)));
      expect(status).toBe(200);
      expect(images).toEqual([]);
      expect(html).toContain('About a');
      expect(html).not.toMatch(/\/a\/img|\/resize\/|undefined|poster=/);
      expect(contentIn(html, 'og:image')).toBe('http://localhost/logo-masthead.png');
    },
  );

  it('whose pictures say where they are has them', async () => {
    const { status, html, images } = await read(path, page(uploaded));
    expect(status).toBe(200);
    expect(images.length).toBeGreaterThan(0);
    for (const { attributes } of images) expect(attributes.src).toContain('/hub/2026/11/15/i1/pic.jpg?');
    expect(contentIn(html, 'og:image')).toContain('/hub/2026/11/15/i1/pic.jpg?');
  });
});

it.each([
  ['without their place', without('filename'), 0],
  ['with it', uploaded, 2],
])('feeds and maps have the pictures of a story %s: %#', async (_, image, count) => {
  const story = feedWire('one', { media: { pictures: [image, image] } });
  const { get } = siteOf(contentOf({ river: () => listWire([story]), latest: () => listWire([story]) }));
  const [feed, map] = await Promise.all(
    ['/rss/', '/sitemaps/images.xml'].map(async (path) => (await get(path)).text()),
  );
  expect(textsOf(feed ?? '', 'title')).toContain('About one');
  expect((feed ?? '').split('<media:content ')).toHaveLength(count + 1);
  expect(textsOf(map ?? '', 'image:loc')).toHaveLength(count);
});
