import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardStory } from '../../components/cards/card-story.ts';
import { grown } from './grow-river.ts';

const story = (id: string): CardStory => ({
  id,
  headline: `About ${id}`,
  href: `/news/${id}/`,
  voice: 'report',
  byline: '',
  publishedAt: 0,
  readingMinutes: 1,
});
const idsOf = (stories: readonly CardStory[]) => stories.map(({ id }) => id);
const page = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String), { maxLength: 8 });

describe('a river that grows', () => {
  it('keeps what it had, in its order, and has none twice', () => {
    fc.assert(
      fc.property(page, page, (shown, next) => {
        const { stories, added } = grown(shown.map(story), next.map(story));
        expect(idsOf(stories).slice(0, shown.length)).toEqual(shown);
        expect(new Set(idsOf(stories))).toEqual(new Set([...shown, ...next]));
        expect(new Set(idsOf(stories)).size).toBe(stories.length);
        expect(idsOf(stories).slice(shown.length)).toEqual(idsOf(added));
      }),
    );
  });

  it.each([
    [['c', 'd'], '2 more stories'],
    [['b', 'c'], '1 more story'],
    [['a', 'b'], 'No new stories on this page'],
  ])('by %j says: %s', (next, said) => {
    expect(grown(['a', 'b'].map(story), next.map(story)).said).toBe(said);
  });
});
