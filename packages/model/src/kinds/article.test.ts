import { describe, expect, it } from 'vitest';
import { isBranded, isCentreJustified, isHighValue } from '../content-flags.ts';
import { readsBack } from '../testing/reads-back.ts';
import { refusesBroken } from '../testing/refuses-broken.ts';
import { article, story } from '../testing/story-wires.ts';
import { articleCodec, mortgageCodec } from './article.ts';

const { author, moreAuthors, video, listicles, ...plain } = article;

describe('an article', () => {
  refusesBroken(articleCodec, { ...story, body: '<p>Text</p>' });

  it('has every field', () => {
    readsBack(articleCodec, plain);
    expect(articleCodec.parse(article)).toMatchObject({
      author: { username: 'inesokafor' },
      moreAuthors: [{ username: 'tom' }],
      video: { id: 'v1' },
      listicles: [{ id: 'l1' }],
    });
  });

  it('has sensible defaults', () => {
    expect(articleCodec.parse({ ...story, body: '', correction: '', titleTag: null })).toEqual({
      ...story,
      kind: 'article',
      type: 'News',
      section: 'news',
      edition: 'us',
      body: '',
      datePublished: Date.UTC(2026, 10, 15, 9),
      publishedAt: Date.UTC(2026, 10, 15, 9),
      wordCount: 0,
      authors: [],
      moreAuthors: [],
      topics: [],
      tags: [],
      collections: [],
      relatedObjects: [],
      seoNewsKeywords: [],
      availableOn: [],
      listicles: [],
      deals: [],
      shortcodeTags: [],
      mortgage: [],
      noIndex: false,
      suppressAds: false,
      suppressAutoplay: false,
      suppressBio: false,
    });
  });

  it.each(['suppressAds', 'suppressAutoplay', 'suppressBio', 'noIndex'])('says %s in any of its spellings', (name) => {
    for (const value of [true, 1, '1', 'true'])
      expect(articleCodec.parse({ ...story, body: '', [name]: value })).toMatchObject({ [name]: true });
    for (const value of [false, 0, '0', 'false', '', null])
      expect(articleCodec.parse({ ...story, body: '', [name]: value })).toMatchObject({ [name]: false });
    expect(articleCodec.safeParse({ ...story, body: '', [name]: 'maybe' }).success).toBe(false);
  });

  it('has what its flags are made of', () => {
    const read = articleCodec.parse({ ...article, section: 'commercial', type: 'Feature' });
    expect([isBranded(read), isHighValue(read), isCentreJustified(read)]).toEqual([true, true, true]);
  });
});

describe('a mortgage rate', () => {
  const rate = { productid: '30', productdescription: '30 years', ratevalue: 6.875, apryield: 6.9 };

  it('has every field', () => {
    readsBack(mortgageCodec, rate);
  });

  it('is a number, even with a percent sign', () => {
    expect(mortgageCodec.parse({ ratevalue: '6.875%', apryield: ' 6.9 ' })).toEqual({
      ratevalue: 6.875,
      apryield: 6.9,
    });
  });

  it('may come alone', () => {
    expect(articleCodec.parse({ ...story, body: '', mortgage: rate }).mortgage).toEqual([rate]);
  });
});
