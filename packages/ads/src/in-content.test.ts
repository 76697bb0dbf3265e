/** Where ads stand in a text. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adsAfter, CHARACTERS_BETWEEN, ESTIMATED_LENGTHS, estimatedLength, type TextPart } from './in-content.ts';

const part = fc.record({
  kind: fc.constantFrom(
    'paragraph',
    'paragraph',
    'paragraph',
    'heading',
    'list',
    'verdict',
    'offer',
    'quote',
    'image',
    'faq',
    'video',
  ),
  length: fc.integer({ min: 0, max: 1_500 }),
});
const text = fc.array(part, { maxLength: 60 });
const most = fc.integer({ min: 0, max: 12 });
const lengthOf = ({ kind, length }: TextPart): number => estimatedLength(kind, length);
const sum = (parts: readonly TextPart[]): number => parts.reduce((all, each) => all + lengthOf(each), 0);
const paragraph = (length = 700): TextPart => ({ kind: 'paragraph', length });

/** For every text: what holds of each place after which an ad stands. */
const always = (holds: (parts: readonly TextPart[], at: number, index: number, all: readonly number[]) => void): void =>
  fc.assert(
    fc.property(text, most, (parts, limit) => {
      const all = adsAfter(parts, { most: limit });
      for (const [index, at] of all.entries()) holds(parts, at, index, all);
    }),
    { numRuns: 500 },
  );

it('takes twelve elements to be as long as the table says (AD-23)', () => {
  expect(ESTIMATED_LENGTHS).toEqual({
    chart: 800,
    cnetlisticle: 2400,
    cnetlisticle_mini: 500,
    cross_content_listicle: 2400,
    description: 2000,
    faq: 2000,
    gallery: 1200,
    image: 1000,
    infocard: 2000,
    relatedlinks: 1050,
    twitter_tweet: 600,
    video: 1100,
  });
  expect(estimatedLength('video')).toBe(1100);
});

it('takes a text to be as long as its characters, and anything unknown too', () => {
  expect([estimatedLength('paragraph', 412), estimatedLength('constructor', 3)]).toEqual([412, 3]);
});

it('places some in a long text', () => {
  expect(
    adsAfter(
      Array.from({ length: 12 }, () => paragraph()),
      { most: 9 },
    ),
  ).toEqual([1, 4, 7, 10]);
});

it('never puts two in a row', () =>
  always((parts, at, index, all) => {
    const between = parts.slice((all[index - 1] ?? -1) + 1, at + 1);
    expect(between.some((each) => lengthOf(each) > 0)).toBe(true);
  }));

it('has at least a window of text between two', () =>
  always((parts, at, index, all) => {
    const before = all[index - 1];
    if (before === undefined) return;
    expect(at).toBeGreaterThan(before);
    expect(sum(parts.slice(before + 1, at + 1))).toBeGreaterThanOrEqual(CHARACTERS_BETWEEN);
  }));

it('has no more than one for each window of text', () => {
  fc.assert(
    fc.property(text, most, (parts, limit) => {
      const ads = adsAfter(parts, { most: limit }).length;
      expect(ads).toBeLessThanOrEqual(Math.floor(sum(parts) / CHARACTERS_BETWEEN) + 1);
      expect(ads).toBeLessThanOrEqual(limit);
    }),
  );
});

it('never stands directly below a heading', () => always((parts, at) => expect(parts[at]?.kind).not.toBe('heading')));

it.each(['list', 'verdict'])('never stands within a %s', (kind) =>
  always((parts, at) => expect([parts[at]?.kind, parts[at + 1]?.kind]).not.toEqual([kind, kind])),
);

it('never stands beside an offer', () =>
  always((parts, at) => {
    expect(parts[at]?.kind).not.toBe('offer');
    expect(parts[at + 1]?.kind).not.toBe('offer');
  }));

it('never comes before the second paragraph', () =>
  always((parts, at) =>
    expect(parts.slice(0, at + 1).filter(({ kind }) => kind === 'paragraph').length).toBeGreaterThanOrEqual(2),
  ));

it('is never the last thing: a paragraph of text follows at least', () =>
  always((parts, at) => expect(sum(parts.slice(at + 1))).toBeGreaterThanOrEqual(300)));

it('stays where it is when text is added at the end', () => {
  fc.assert(
    fc.property(text, text, most, (parts, more, limit) => {
      const before = adsAfter(parts, { most: limit });
      expect(adsAfter([...parts, ...more], { most: limit }).slice(0, before.length)).toEqual(before);
    }),
    { numRuns: 500 },
  );
});

it('says the same for the same text', () => {
  fc.assert(
    fc.property(text, most, (parts, limit) => {
      expect(adsAfter(structuredClone(parts), { most: limit })).toEqual(adsAfter(parts, { most: limit }));
    }),
  );
});

it('is one where the reader chose to see fewer, and none where none is allowed', () => {
  const long = Array.from({ length: 30 }, () => paragraph());
  expect(adsAfter(long, { most: 9, adLight: true })).toHaveLength(1);
  expect(adsAfter(long, { most: 0, adLight: true })).toEqual([]);
  expect(adsAfter(long, { most: 3 })).toHaveLength(3);
});
