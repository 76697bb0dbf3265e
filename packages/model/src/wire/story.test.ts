import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { pageCount } from '../story.ts';
import { articleCodec, authorCodec, contentListCodec, imageCodec, storySummaryCodec, topicCodec } from './story.ts';

const image = { id: 'i1', bucketType: '/hub', bucketPath: '/2026/11/15/i1/halo.jpg', width: 1600, height: 900 };
const topic = { id: 't1', slug: 'phones', name: 'Phones' };
const author = { id: 'a1', username: 'inesokafor' };
const story = {
  id: 's1',
  typeName: 'content_article',
  slug: 'halo-tested',
  headline: 'Halo tested',
  datePublished: { date: '2026-11-15 09:00:00' },
};
const paging = { limit: '4', offset: '0', total: '11' };

const without = (object: object, name: string): object =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));

/** Every required field is refused when it is missing, null, or of another type. */
function refusesBroken(codec: z.ZodType, whole: Record<string, unknown>): void {
  it('is accepted whole', () => {
    expect(codec.safeParse(whole).success).toBe(true);
  });

  it.each(Object.keys(whole))('without a sound %s is an error that names it', (name) => {
    for (const broken of [without(whole, name), { ...whole, [name]: null }, { ...whole, [name]: ['no'] }]) {
      const { error } = codec.safeParse(broken);
      expect(error?.issues[0]?.path[0]).toBe(name);
    }
  });

  it.each([null, undefined, 'text', [], 1])('%j is an error', (value) => {
    expect(codec.safeParse(value).success).toBe(false);
  });
}

describe('a picture', () => {
  refusesBroken(imageCodec, image);

  it('has every field', () => {
    const texts = { alt: 'A phone', caption: 'On the bench', credits: 'Masthead' };
    expect(imageCodec.parse({ ...image, ...texts })).toEqual({ ...image, ...texts });
  });

  it.each([{}, { caption: null, credits: null }, { caption: '', credits: '' }])(
    'has no caption or credit where the wire has %j',
    (texts) => {
      expect(imageCodec.parse({ ...image, ...texts })).toEqual({
        ...image,
        alt: '',
        caption: undefined,
        credits: undefined,
      });
    },
  );

  it.each([{ width: 0 }, { height: -1 }, { width: 1.5 }, { width: '1600' }])('of size %j is an error', (size) => {
    expect(imageCodec.safeParse({ ...image, ...size }).success).toBe(false);
  });
});

describe('a topic', () => {
  refusesBroken(topicCodec, topic);

  it('has a path of its ancestors, then itself', () => {
    const wire = { ...topic, primary: true, topicPath: [{ slug: 'tech' }, { slug: 'mobile' }] };
    expect(topicCodec.parse(wire)).toEqual({ ...topic, primary: true, path: ['tech', 'mobile', 'phones'] });
  });

  it('without ancestors is its own path, and not primary unless it says so', () => {
    expect(topicCodec.parse(topic)).toEqual({ ...topic, primary: false, path: ['phones'] });
  });
});

describe('an author', () => {
  refusesBroken(authorCodec, author);

  it('has every field', () => {
    const wire = { ...author, firstName: 'Ines', lastName: 'Okafor', jobTitle: 'Editor', authorBio: 'Tests.', image };
    expect(authorCodec.parse(wire)).toEqual({
      ...author,
      fullName: 'Ines Okafor',
      jobTitle: 'Editor',
      bio: 'Tests.',
      image: { ...image, alt: '' },
    });
  });

  it.each([
    [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee'],
    [{ firstName: 'Ann', lastName: '' }, 'Ann'],
    [{ firstName: '', lastName: 'Lee' }, 'Lee'],
    [{ firstName: ' Ann ' }, 'Ann'],
    [{}, ''],
  ])('of %j is called "%s"', (names, fullName) => {
    expect(authorCodec.parse({ ...author, ...names }).fullName).toBe(fullName);
  });

  it('without a username is no author', () => {
    expect(authorCodec.safeParse({ ...author, username: '' }).success).toBe(false);
  });

  it('may have no picture', () => {
    expect([authorCodec.parse(author).image, authorCodec.parse({ ...author, image: null }).image]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a story in a list', () => {
  refusesBroken(storySummaryCodec, story);

  it('has every field', () => {
    const wire = {
      ...story,
      dek: 'Six phones, nineteen hours',
      type: 'Review',
      section: 'reviews',
      author,
      moreAuthors: [{ ...author, username: 'tom' }],
      topics: [topic],
      image,
      dateUpdated: { date: '2026-11-15 10:00:00', timezone: 'UTC' },
      wordCount: 900,
    };
    const summary = storySummaryCodec.parse(wire);
    expect(summary).toMatchObject({
      id: 's1',
      typeName: 'content_article',
      slug: 'halo-tested',
      headline: 'Halo tested',
      dek: 'Six phones, nineteen hours',
      type: 'Review',
      section: 'reviews',
      topics: [{ slug: 'phones', path: ['phones'] }],
      image: { bucketPath: image.bucketPath },
      publishedAt: Date.UTC(2026, 10, 15, 9),
      updatedAt: Date.UTC(2026, 10, 15, 10),
      wordCount: 900,
    });
    expect(summary.authors.map(({ username }) => username)).toEqual(['inesokafor', 'tom']);
  });

  it.each([
    ['missing', {}],
    ['null', { dek: null, author: null, image: null, dateUpdated: null }],
    ['empty', { dek: '', dateUpdated: { date: '' } }],
  ])('has sensible defaults where optional fields are %s', (_, fields) => {
    expect(storySummaryCodec.parse({ ...story, ...fields })).toEqual({
      id: 's1',
      typeName: 'content_article',
      slug: 'halo-tested',
      headline: 'Halo tested',
      dek: undefined,
      type: 'News',
      section: 'news',
      authors: [],
      topics: [],
      image: undefined,
      publishedAt: Date.UTC(2026, 10, 15, 9),
      updatedAt: undefined,
      wordCount: 0,
    });
  });

  it.each([
    { slug: '' },
    { headline: '' },
    { wordCount: -1 },
    { topics: [{}] },
    { author: { id: 'a' } },
    { image: {} },
  ])('with %j is an error', (fields) => {
    expect(storySummaryCodec.safeParse({ ...story, ...fields }).success).toBe(false);
  });
});

describe('an article', () => {
  refusesBroken(articleCodec, { ...story, body: '<p>Text</p>' });

  it('has the fields of a story in a list and its own', () => {
    const own = {
      body: '<p>Text</p>',
      correction: 'We misspelt a name.',
      tags: [{ slug: 'halo', name: 'Halo' }],
      noIndex: true,
      edition: 'uk',
      titleTag: 'Halo, tested',
      seoMetaDescription: 'The test',
    };
    expect(articleCodec.parse({ ...story, ...own })).toEqual({ ...storySummaryCodec.parse(story), ...own });
  });

  it('has sensible defaults', () => {
    const empty = { correction: '', titleTag: null };
    expect(articleCodec.parse({ ...story, body: '', ...empty })).toMatchObject({
      body: '',
      correction: undefined,
      tags: [],
      noIndex: false,
      edition: 'us',
      titleTag: undefined,
      seoMetaDescription: undefined,
    });
  });
});

describe('a content list', () => {
  refusesBroken(contentListCodec, { paging });

  it('has paging in numbers, whatever they travelled as', () => {
    const list = contentListCodec.parse({ title: 'Latest', slug: 'river', items: [story], paging });
    expect(list).toMatchObject({ title: 'Latest', slug: 'river', paging: { limit: 4, offset: 0, total: 11 } });
    expect(list.items.map(({ slug }) => slug)).toEqual(['halo-tested']);
    expect(pageCount(list.paging)).toBe(3);
    expect(contentListCodec.parse({ paging: { limit: 4, offset: 8, total: 11 } }).paging).toEqual({
      limit: 4,
      offset: 8,
      total: 11,
    });
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
