import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTo, foldedWords, wordsOf } from './words.ts';

/** Any text, also of other scripts and with what a keyboard cannot type. */
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string());

describe('words', () => {
  it.each([
    ['Café Électrique', ['cafe', 'electrique']],
    ['Straße, Øresund, Łęcki, Encyclopædia', ['strasse', 'oresund', 'lecki', 'encyclopaedia']],
    ['ISTANBUL İstanbul ılık', ['istanbul', 'istanbul', 'ilik']],
    ['Ｆｕｌｌ ﬁne №5', ['full', 'fine', '5']],
    ['½ m²', ['1', '2', 'm2']],
    ['Wi-Fi/USB-C (2026)', ['wi', 'fi', 'usb', 'c', '2026']],
    ["Apple's phones’ dogs’ S’s don't O’Brien", ['apple', 'phones', 'dogs', 's', 'don', 't', 'o', 'brien']],
    ["rock 's", ['rock', 's']],
    ['Ёлка ΟΔΌΣ', ['елка', 'οδοσ']],
    ['한국어 日本語 हिन्दी', ['한국어', '日本語', 'हिन्दी']],
    ['🎧 — … \0 ™', []],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(foldedWords(text)).toEqual(expected);
  });

  it('folded again stay as they are', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = foldedWords(text);
        expect(foldedWords(once.join(' '))).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('are the same however the text is composed, and in capitals', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldedWords(text.normalize('NFD'))).toEqual(foldedWords(text.normalize('NFC')));
      }),
    );
    expect(foldedWords('ÉCRAN ŁÓDŹ')).toEqual(foldedWords('écran łódź'));
  });

  it('stand where they say, one after the other', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let before = 0;
        for (const { start, end } of wordsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
          before = start;
        }
      }),
    );
  });

  it('have nothing of ASCII but small letters and digits, and are never long', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of foldedWords(text)) {
          expect(word).toMatch(/^(?:[a-z0-9]|[^\0-\x7f])+$/u);
          expect(word.isWellFormed()).toBe(true);
          expect(Array.from(word).length).toBeLessThanOrEqual(40);
        }
      }),
      { numRuns: 2000 },
    );
    expect(foldedWords('a'.repeat(100_000))).toEqual(['a'.repeat(40)]);
  });

  it('are cut between characters', () => {
    expect(cutTo('𝒜𝒷𝒸', 2)).toBe('𝒜𝒷');
  });
});
