import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, primaryTopic, readingMinutes, type Topic } from './story.ts';

describe('reading minutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [344, 1],
    [345, 2],
    [460, 2],
    [2300, 10],
  ])('%i words take %i', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });

  it('are whole, at least one, and never fewer for more words', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1000), (words, more) => {
        expect(Number.isInteger(readingMinutes(words))).toBe(true);
        expect(readingMinutes(words)).toBeGreaterThanOrEqual(1);
        expect(readingMinutes(words + more)).toBeGreaterThanOrEqual(readingMinutes(words));
      }),
    );
  });
});

describe('the primary topic', () => {
  const topic = (slug: string, primary: boolean): Topic => ({ id: slug, slug, name: slug, primary, path: [slug] });

  it('is the first of those that are primary', () => {
    expect(primaryTopic({ topics: [topic('a', false), topic('b', true), topic('c', true)] })?.slug).toBe('b');
  });

  it('is the first topic where none is primary', () => {
    expect(primaryTopic({ topics: [topic('a', false), topic('b', false)] })?.slug).toBe('a');
  });

  it('is absent for a story without topics', () => {
    expect(primaryTopic({ topics: [] })).toBeUndefined();
  });
});

describe('the page count', () => {
  it.each([
    [4, 0, 1],
    [4, 1, 1],
    [4, 4, 1],
    [4, 5, 2],
    [4, 11, 3],
  ])('of a limit of %i and a total of %i is %i', (limit, total, pages) => {
    expect(pageCount({ limit, offset: 0, total })).toBe(pages);
  });

  it('is just enough pages to hold everything, and at least one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(100_000), (limit, total) => {
        const pages = pageCount({ limit, offset: 0, total });
        expect(pages).toBeGreaterThanOrEqual(1);
        expect(pages * limit).toBeGreaterThanOrEqual(total);
        expect((pages - 1) * limit).toBeLessThan(Math.max(1, total));
      }),
    );
  });

  it('is a number even for a list that says its pages hold nothing', () => {
    expect([pageCount({ limit: 0, offset: 0, total: 0 }), pageCount({ limit: 0, offset: 0, total: 9 })]).toEqual([
      1, 9,
    ]);
  });
});
