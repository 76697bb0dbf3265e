import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsOf, pairTerm, prefixTerm, termsOf, topicTerm, typeTerm, wordTerm } from './terms.ts';
import { storyOf } from './testing/open.ts';

const termsOfHeadline = (headline: string): string[] =>
  termsOf({ ...storyOf('1', { headline }), names: [], properNames: [] });

describe('terms', () => {
  it('are one token each, whatever the story says', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    const story = fc.record({
      typeName: text,
      headline: text,
      dek: text,
      body: text,
      names: fc.array(text, { maxLength: 3 }),
      properNames: fc.array(text, { maxLength: 3 }),
      topicSlugs: fc.array(text, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(story, (said) => {
        const terms = termsOf(said);
        for (const term of terms) expect(term).toMatch(/^(?:[a-z0-9_]|[^\0-\x7f])+$/u);
        expect(new Set(terms).size).toBe(terms.length);
      }),
    );
  });

  it('say where a word stands', () => {
    const names = ['Halo 5'];
    const story = storyOf('1', { headline: 'Screens', dek: 'Glass', body: 'Keys' });
    const terms = new Set(termsOf({ ...story, names, properNames: names }));
    const has = (...fields: Parameters<typeof wordTerm>[]): boolean[] =>
      fields.map((each) => terms.has(wordTerm(...each)));
    expect(has(['headline', 'screen'], ['opening', 'screen'], ['anywhere', 'screen'])).toEqual([true, true, true]);
    expect(has(['names', 'halo'], ['opening', 'halo'], ['anywhere', 'halo'])).toEqual([true, true, true]);
    expect(has(['opening', 'glass'], ['anywhere', 'glass'], ['anywhere', 'kei'])).toEqual([true, true, true]);
    expect(has(['names', 'screen'], ['headline', 'halo'], ['headline', 'glass'], ['opening', 'kei'])).not.toContain(
      true,
    );
  });

  it('join neighbours, and do not join what a stop word alone stands between otherwise', () => {
    expect(pairsOf(['state', 'of', 'the', 'art'])).toEqual([['state', 'art']]);
    expect(termsOfHeadline('The state of the art')).toContain(pairTerm('headline', 'state', 'art'));
    expect(termsOfHeadline('Art of the state')).not.toContain(pairTerm('headline', 'state', 'art'));
  });

  it('do not join the end of one text with the beginning of another', () => {
    const story = storyOf('1', { headline: 'Halo', dek: 'Fold' });
    const terms = termsOf({ ...story, names: ['Pell', 'Nine'], properNames: [] });
    for (const [first, second] of [
      ['halo', 'pell'],
      ['pell', 'nine'],
      ['nine', 'fold'],
    ] as const)
      expect(terms).not.toContain(pairTerm('anywhere', first, second));
  });

  it('have every beginning of a word that is not too long', () => {
    expect(termsOfHeadline('Fold')).toEqual(expect.arrayContaining(['pf', 'pfo', 'pfol', 'pfold']));
    expect(termsOfHeadline('Internationalisation')).toContain(prefixTerm('internationalis'));
  });

  it('tell topics and types apart by every character', () => {
    const slugs = ['a-b', 'a b', 'a_b', 'ab', 'A-b', 'a-b-', 'ä-b'];
    expect(new Set(slugs.map(topicTerm)).size).toBe(slugs.length);
    expect(topicTerm('x')).not.toBe(typeTerm('x'));
  });
});
