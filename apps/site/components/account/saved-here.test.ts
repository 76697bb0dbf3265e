import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSaved, type SavedHere, withoutSaved, withSaved, writeSaved } from './saved-here.ts';

const AT = '2026-11-18T09:00:00.000Z';
const ids = (saved: readonly SavedHere[]) => saved.map(({ storyId }) => storyId);

describe('what is saved in a browser', () => {
  it('has each story once, the newest first', () => {
    const saved = withSaved(withSaved(withSaved([], 'a', AT), 'b', AT), 'a', AT);
    expect(ids(saved)).toEqual(['b', 'a']);
    expect(ids(withoutSaved(saved, 'b'))).toEqual(['a']);
  });

  it('is read as it was written, and nothing is kept of nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { maxLength: 30 }), (stories) => {
        const saved = stories.map((storyId) => ({ storyId, savedAt: AT }));
        expect(readSaved(writeSaved(saved))).toEqual(saved);
      }),
    );
    expect(writeSaved([])).toBeNull();
  });

  it('is nothing where it cannot be read, whatever somebody wrote there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(readSaved(text))).toBe(true);
      }),
    );
    expect(
      readSaved('[{"storyId":"../x","savedAt":"2026"},{"storyId":5},null,{"storyId":"a","savedAt":"soon"}]'),
    ).toEqual([]);
  });
});
