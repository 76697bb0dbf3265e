import { describe, expect, it } from 'vitest';
import {
  hasFaqMarkup,
  hasHowToMarkup,
  isBranded,
  isCentreJustified,
  isHighValue,
  isLongform,
  isMoney,
} from './content-flags.ts';

const image = {};

it.each<[string, object | undefined, boolean]>([
  ['News', image, true],
  ['News', undefined, false],
  ['Best List - Precap', image, false],
  ['Best List - Precap', undefined, false],
  ...['Explainer', 'Commentary', 'Analysis', 'Exclusive', 'Feature'].map((type): [string, undefined, boolean] => [
    type,
    undefined,
    true,
  ]),
])('a story of type %s with the picture %j is set in the middle: %s', (type, picture, expected) => {
  expect(isCentreJustified({ type, image: picture })).toBe(expected);
});

it.each([
  ['Longform', true],
  ['longform', true],
  ['Longform Special', true],
  ['longform-x', true],
  ['A Longform', false],
  ['News', false],
])('%s is longform: %s', (type, expected) => {
  expect(isLongform({ type })).toBe(expected);
});

describe('a story is branded', () => {
  it.each([
    ['by its section', { section: 'commercial' }, true],
    ['by its author', { section: 'news', author: { username: 'the-studio-team' } }, true],
    ['not by another section or author', { section: 'news', author: { username: 'ines' } }, false],
    ['not without either', {}, false],
  ])('%s', (_, story, expected) => {
    expect(isBranded(story)).toBe(expected);
  });
});

it('high value is what the collection hv holds', () => {
  expect(isHighValue({ collections: [{ slug: 'x' }, { slug: 'hv' }] })).toBe(true);
  expect(isHighValue({ collections: [{ slug: 'hvx' }] })).toBe(false);
  expect(isHighValue({ collections: [] })).toBe(false);
});

it('money content is marked by its type', () => {
  expect([isMoney({ type: 'Money WordPress' }), isMoney({ type: 'Money' }), isMoney({})]).toEqual([true, false, false]);
});

it.each(['FAQ Markup', 'FAQ Markup + BL Precap', 'FAQ Markup + Small Image Listicle'])(
  'the layout "%s" has FAQ markup',
  (layoutName) => {
    expect([hasFaqMarkup({ layoutName }), hasHowToMarkup({ layoutName })]).toEqual([true, false]);
  },
);

it('no other layout has', () => {
  expect([hasFaqMarkup({ layoutName: 'How To - Markup' }), hasFaqMarkup({})]).toEqual([false, false]);
  expect([hasHowToMarkup({ layoutName: 'How To - Markup' }), hasHowToMarkup({})]).toEqual([true, false]);
});
