import { describe, expect, it } from 'vitest';
import { storySummaryCodec } from './story.ts';
import { author, content, date, image, instant } from './testing/content-wires.ts';
import { refusesBroken } from './testing/refuses-broken.ts';
import { story } from './testing/story-wires.ts';

describe('a story in a list', () => {
  refusesBroken(storySummaryCodec, story);

  it('has every field', () => {
    const summary = storySummaryCodec.parse({
      ...content,
      dek: 'Six phones, nineteen hours',
      type: 'Review',
      image,
      wordCount: '900',
      reviewType: 'First Take',
      rating: '8.5',
      editorsChoice: true,
      duration: 75,
      pictures: 12,
      event: { starts: 5, ends: null, zone: 'UTC' },
      deal: { slug: 'rove', product: 'Rove 3', price: 39_900, listPrice: 54_900 },
    });
    expect(summary).toMatchObject({
      id: 's1',
      typeName: 'content_article',
      slug: 'halo-tested',
      headline: 'Halo tested',
      dek: 'Six phones, nineteen hours',
      type: 'Review',
      section: 'reviews',
      topics: [{ slug: 'phones', path: ['tech', 'phones'] }],
      image: { bucketPath: image.bucketPath },
      publishedAt: instant('2026-11-03'),
      updatedAt: instant('2026-11-04'),
      canonicalUrl: content.canonicalUrl,
      wordCount: 900,
      reviewKind: 'preview',
      rating: 8.5,
      editorsChoice: true,
      duration: 75,
      pictures: 12,
      event: { starts: 5, zone: 'UTC' },
      deal: { slug: 'rove', product: 'Rove 3', price: 39_900, listPrice: 54_900 },
    });
    expect(summary.authors.map(({ username }) => username)).toEqual(['inesokafor', 'tom']);
  });

  it.each([
    ['missing', {}],
    ['null', { dek: null, author: null, image: null, dateUpdated: null, topics: null }],
    ['empty', { dek: '', dateUpdated: { date: '' }, wordCount: '' }],
  ])('has sensible defaults where optional fields are %s', (_, fields) => {
    expect(storySummaryCodec.parse({ ...story, ...fields })).toEqual({
      id: 's1',
      kind: 'article',
      typeName: 'content_article',
      slug: 'halo-tested',
      headline: 'Halo tested',
      type: 'News',
      section: 'news',
      moreAuthors: [],
      authors: [],
      topics: [],
      datePublished: Date.UTC(2026, 10, 15, 9),
      publishedAt: Date.UTC(2026, 10, 15, 9),
      wordCount: 0,
    });
  });

  it.each([
    { slug: '' },
    { headline: '' },
    { wordCount: -1 },
    { topics: [{}] },
    { author: {} },
    { image: {} },
    { rating: 11 },
  ])('with %j is an error', (fields) => {
    expect(storySummaryCodec.safeParse({ ...story, ...fields }).success).toBe(false);
  });

  it('may call its headline a title', () => {
    expect(storySummaryCodec.parse({ ...story, headline: null, title: 'Halo' }).headline).toBe('Halo');
  });

  it.each([
    ['the date that readers are told', { displayDatePublished: date('2026-11-20') }, instant('2026-11-20')],
    [
      'the date it was updated where no other can be read',
      { datePublished: { date: 'x' }, dateUpdated: date('2026-11-20') },
      instant('2026-11-20'),
    ],
  ])('is published at %s', (_, dates, publishedAt) => {
    expect(storySummaryCodec.parse({ ...story, ...dates }).publishedAt).toBe(publishedAt);
  });

  it.each(['soon', '1969-12-31', ''])('of which no date can be read but "%s" is an error', (day) => {
    const { error } = storySummaryCodec.safeParse({ ...story, datePublished: { date: day } });
    expect(error?.issues[0]?.path).toEqual(['datePublished']);
  });

  it('keeps an author without a username in its byline, and only there', () => {
    const nameless = { ...author, username: '' };
    const { authors } = storySummaryCodec.parse({ ...story, author: nameless, moreAuthors: [nameless] });
    expect(authors.map(({ fullName }) => fullName)).toEqual(['Ines Okafor']);
  });
});
