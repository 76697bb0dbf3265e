import { describe, expect, it } from 'vitest';
import { beginningOf, isStopWord, stemOf } from './stems.ts';
import { CORPUS } from './testing/corpus.ts';
import { foldedWords } from './words.ts';

const SUFFIXES = [
  '',
  's',
  'es',
  'ed',
  'ing',
  'er',
  'ers',
  'ly',
  'ies',
  'ation',
  'ational',
  'ization',
  'ibility',
  'iveness',
  'y',
];

describe('a stem', () => {
  it.each([
    ['phones', 'phone'],
    ['TVs', 'tv'],
    ['batteries', 'battery'],
    ['tested', 'testing'],
    ['explained', 'explain'],
    ['mattresses', 'mattress'],
    ['2026', '2026'],
    ['eyes', 'eye'],
    ['l’été', 'l’ete'],
  ])('is the same for %s and %s', (one, other) => {
    expect(foldedWords(one).map(stemOf)).toEqual(foldedWords(other).map(stemOf));
  });

  it.each([
    ['news', 'new'],
    ['ios', 'io'],
    ['s24', 's25'],
    ['ines', 'in'],
    ['ives', 'iv'],
    ['wills', 'will'],
  ])('is not the same for %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('has a beginning that every word of it has', () => {
    const words = new Set(CORPUS.flatMap(({ headline, dek, body }) => foldedWords(`${headline} ${dek} ${body}`)));
    for (const word of words)
      for (const form of SUFFIXES.map((suffix) => word + suffix))
        expect(form.startsWith(beginningOf(stemOf(form))), `${form}: ${stemOf(form)}`).toBe(true);
  });
});

describe('a stop word', () => {
  it('is no word that readers look for', () => {
    expect(['the', 'of', 'how'].every(isStopWord)).toBe(true);
    expect(['best', 'new', 'not', 'ai', 'tv'].some(isStopWord)).toBe(false);
  });
});
