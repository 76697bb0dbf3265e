import { describe, expect, it } from 'vitest';
import { feedCodec, feedItemCodec, mappedPagesCodec, mappedStoriesCodec } from './feed.ts';
import { parseWire } from './parse-wire.ts';

const story = {
  id: 's1',
  typeName: 'content_article',
  slug: 'a',
  headline: 'A',
  url: '/news/a/',
  datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
};
const picture = { id: 'p1', bucketType: '/hub', bucketPath: '/p1.jpg', width: 2, height: 1 };
const list = (items: unknown[]) => ({ items, paging: { limit: '25', offset: '0', total: String(items.length) } });

describe('a story in a feed', () => {
  it('needs no more than its address beside what every story has', () => {
    expect(feedItemCodec.parse(story)).toMatchObject({
      url: '/news/a/',
      headline: 'A',
      publishedAt: Date.UTC(2026, 10, 15, 17),
      body: '',
      tags: [],
      linked: [],
      gallery: [],
      listicle: [],
      media: { pictures: [] },
    });
  });

  it('has its media and the parts of its kind', () => {
    const video = { id: 'v', title: 'V', manifestUrl: '/a/video/v.m3u8', mp4Url: '/a/video/v.mp4', duration: '29.5' };
    const item = feedItemCodec.parse({
      ...story,
      media: { pictures: [picture], video },
      gallery: [{ title: 'G', body: null, picture: 'p1' }],
      listicle: [{ award: '', summary: 'S', pros: ['x'], cons: null }],
      bottomLine: 'B',
    });
    expect(item.media).toMatchObject({ pictures: [{ id: 'p1' }], video: { mp4Url: '/a/video/v.mp4', duration: 29.5 } });
    expect(item.gallery).toEqual([{ title: 'G', body: '', picture: 'p1' }]);
    expect(item.listicle).toEqual([{ award: undefined, summary: 'S', pros: ['x'], cons: [] }]);
    expect(item.bottomLine).toBe('B');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/', 'news/a/', ''])('does not live at %j', (url) => {
    expect(feedItemCodec.safeParse({ ...story, url }).success).toBe(false);
    const dropped: string[] = [];
    const { items } = parseWire(feedCodec, list([{ ...story, url }, story]), ({ path }) => dropped.push(path));
    expect([items.length, dropped]).toEqual([1, ['items.0']]);
  });

  it('loses a picture that cannot be read, and keeps the others', () => {
    const wire = list([{ ...story, media: { pictures: [{ id: 'broken' }, picture] } }]);
    for (const codec of [feedCodec, mappedStoriesCodec])
      expect(parseWire(codec, wire).items[0]?.media.pictures.map(({ id }) => id)).toEqual(['p1']);
  });
});

it('a map of pages has addresses of this site alone', () => {
  expect(parseWire(mappedPagesCodec, list([{ url: '/topics/a/' }, { url: 'https://b.example/' }])).items).toEqual([
    { url: '/topics/a/' },
  ]);
});
