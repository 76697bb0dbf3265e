import { describe, expect, it } from 'vitest';
import { hyphenatedIn, joinsOf, partsOf } from './compounds.ts';
import { wordsOf } from './words.ts';

const joins = (text: string, which: 'all' | 'likely') => [...joinsOf(text, wordsOf(text), which)];

describe('a word with a number', () => {
  it.each([
    ['halo12', ['halo', '12']],
    ['halo12pro', ['halo', '12', 'pro']],
    ['s24', []],
    ['4k', []],
    ['2026', []],
    ['halo', []],
  ])('%s has the parts %j', (word, parts) => {
    expect(partsOf(word)).toEqual(parts);
  });
});

describe('neighbours', () => {
  it('are one word where they stand together with nothing but a space or a hyphen', () => {
    expect(joins('Smart locks: the Wi-Fi lock, tested', 'all')).toEqual(['smartlocks', 'wifi', 'filock']);
  });

  it('of a body are one word with a hyphen, or with a number', () => {
    expect(joins('Smart locks on the Wi-Fi of a Halo 12 phone', 'likely')).toEqual(['wifi', 'halo12']);
  });

  it('are spelled as one only with a hyphen', () => {
    expect(hyphenatedIn('Smart e‑bikes – Wi-Fi')).toEqual(['ebikes', 'wifi']);
  });
});
