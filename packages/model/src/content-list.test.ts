import { describe, expect, it } from 'vitest';
import { contentLinkCodec, contentLinkListCodec, contentListCodec } from './content-list.ts';
import { pageCount } from './paging.ts';
import { author, date, image, topic, videoFile } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';
import { refusesBroken } from './testing/refuses-broken.ts';
import { paging, story } from './testing/story-wires.ts';
import { hubTopicPath } from './topic-path.ts';

describe('a content list', () => {
  refusesBroken(contentListCodec, { paging });

  it('has every field', () => {
    const list = {
      links: { next: '/next' },
      meta: { componentName: 'river' },
      componentLabel: 'River',
      description: 'Everything',
      slug: 'river',
      title: 'Latest',
      viewMoreText: 'More',
      viewMoreUrl: '/more/',
      label: 'All',
    };
    readsBack(contentListCodec, { ...list, paging }, { paging: { limit: 4, offset: 0, total: 11 } });
  });

  it('has paging in numbers, whatever they travelled as', () => {
    const list = contentListCodec.parse({ items: [story], paging });
    expect(list.items.map(({ slug }) => slug)).toEqual(['halo-tested']);
    expect(pageCount(list.paging)).toBe(3);
    const numbers = { limit: 4, offset: 8, total: 11 };
    expect(contentListCodec.parse({ paging: numbers }).paging).toEqual(numbers);
  });

  it('may be empty', () => {
    expect(contentListCodec.parse({ paging })).toMatchObject({ title: '', slug: '', items: [] });
  });

  it.each(['', ' ', 'many', '-1', '1.5', '1e3', '0x10', null, true, [], -1, 1.5])(
    'a total of %j is an error',
    (total) => {
      expect(contentListCodec.safeParse({ paging: { ...paging, total } }).success).toBe(false);
    },
  );

  it('with one broken story is an error', () => {
    expect(contentListCodec.safeParse({ items: [story, { id: 's2' }], paging }).success).toBe(false);
  });
});

describe('a content link', () => {
  const link = {
    body: '<p>Text</p>',
    gallery: { id: 'g1' },
    category: 'news',
    children: [{ title: 'Below', children: [{ title: 'Deeper', children: [] }] }],
    contentType: 'article',
    datePublished: date('2026-11-01'),
    description: 'A link',
    files: [videoFile],
    icon: 'star',
    id: 'k1',
    image,
    label: 'New',
    metaData: { origin: 'hub', linkUrl: '/x/', hubTopicPathString: 'tech^mobile' },
    manifestUrl: 'https://v.example/m.m3u8',
    mp4Url: 'https://v.example/1.mp4',
    mp4Height: 1080,
    mp4Width: 1920,
    section: 'news',
    slug: 'halo',
    title: 'Halo',
    topics: [topic],
    type: 'News',
    typeName: 'content_article',
    url: '/news/halo/',
    wordCount: 900,
  };

  it('has every field, and links below it', () => {
    readsBack(contentLinkCodec, link);
    expect(contentLinkCodec.parse({ ...link, author }).author?.fullName).toBe('Ines Okafor');
  });

  it('says the path of its topics', () => {
    expect(hubTopicPath(contentLinkCodec.parse(link).metaData?.hubTopicPathString ?? '')).toEqual(['tech', 'mobile']);
  });

  it('may stand in a list', () => {
    expect(contentLinkListCodec.parse({ items: [link], paging }).items[0]?.url).toBe('/news/halo/');
  });
});
