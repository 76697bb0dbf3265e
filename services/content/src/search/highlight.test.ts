import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlighted, highlighterOf, type Segment, snippetOf } from './highlight.ts';
import { foldedOf, parseQuery, stemsOf } from './query.ts';
import { stemOf } from './stems.ts';
import { foldedWords } from './words.ts';

const stemsIn = (query: string): string[] => stemsOf(foldedOf(parseQuery(query)));
const highlighter = (query: string) => highlighterOf(stemsIn(query));
const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');
const hitsOf = (segments: readonly Segment[]): string[] => segments.filter(({ hit }) => hit).map(({ text }) => text);
const headlineHits = (query: string, headline: string): string[] => hitsOf(highlighted(headline, highlighter(query)));
const snippet = (query: string, dek: string, body: string): Segment[] => snippetOf({ dek, body }, highlighter(query));

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
);
const prose = fc.array(fc.constantFrom('halo', 'Halos', 'the', 'phone', 'écran', 'x'.repeat(300), '🎧', '\n', 'É'), {
  maxLength: 120,
});

describe('a highlighted headline', () => {
  it.each([
    ['halo phone', 'Halo 5: the phones that heal', ['Halo', 'phones']],
    ['cafe', 'Café Électrique', ['Café']],
    ['electrique', 'Café Électrique', ['Électrique']],
    ['strasse', 'Die Straße', ['Straße']],
    ['battery', 'Batteries, a BATTERY', ['Batteries', 'BATTERY']],
    ['fi', 'Wi-Fi, ﬁ', ['Fi', 'ﬁ']],
    ['phone', 'Telephone, phonetics', []],
    ['日本語', '日本語 text', ['日本語']],
    ['tv', 'TVs and TV', ['TVs', 'TV']],
    ['wifi', 'Wi-Fi, wi fi, wifi, wif i', ['Wi-Fi', 'wi fi', 'wifi', 'wif i']],
    ['smartlock', 'Smart locks, smart', ['Smart locks']],
    ['halo12', 'The Halo 12 Pro', ['Halo 12']],
  ])('for %j in %j has %j', (query, headline, expected) => {
    expect(headlineHits(query, headline)).toEqual(expected);
  });

  it('is the headline, and its hits are exactly the words asked for', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, extra) => {
        const headline = `${extra} ${query}`;
        const segments = highlighted(headline, highlighter(query));
        expect(textOf(segments)).toBe(headline);
        expect(segments.every(({ text }) => text !== '')).toBe(true);
        const wanted = new Set(stemsIn(query));
        const isHit = (text: string): boolean =>
          [...foldedWords(text), foldedWords(text).join('')].some((word) => wanted.has(stemOf(word)));
        for (const { text, hit } of segments) if (hit) expect(isHit(text)).toBe(true);
        const found = new Set(hitsOf(segments).flatMap(foldedWords).map(stemOf));
        for (const stem of wanted) expect(found).toContain(stem);
      }),
    );
  });
});

describe('a snippet', () => {
  it('is the dek when it has all that was asked for', () => {
    expect(textOf(snippet('glass', 'A glass screen', 'Glass, and glass'))).toBe('A glass screen');
  });

  it('is the passage of the body with most of what was asked for', () => {
    const filler = 'and so on '.repeat(60);
    const shown = snippet('halo battery life', 'A halo', `The halo first. ${filler} Then halo battery life. ${filler}`);
    expect(hitsOf(shown)).toEqual(['halo', 'battery', 'life']);
    expect(textOf(shown)).toMatch(/^….* Then halo battery life\. .*…$/);
  });

  it('is the dek, or the beginning of the body, when neither has any of it', () => {
    expect(textOf(snippet('lindqvist', 'A dek', 'A body'))).toBe('A dek');
    expect(textOf(snippet('lindqvist', '', 'A body'))).toBe('A body');
    expect(snippet('lindqvist', '', '')).toEqual([]);
  });

  it('is never long, and what it shows is in the text', () => {
    fc.assert(
      fc.property(prose, fc.constantFrom('halo', 'phone ecran', 'e'), (words, query) => {
        const body = words.join(' ');
        const shown = textOf(snippet(query, '', body));
        expect(body).toContain(shown.replace(/^…/, '').replace(/…$/, ''));
        expect(shown.length).toBeLessThanOrEqual(282);
        expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });
});
