import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upNext } from './up-next.ts';

const dated = (...dates: number[]) => dates.map((publishedAt) => ({ publishedAt }));

describe('what follows a video', () => {
  it('is the next older one, and after the oldest the newest', () => {
    expect(upNext({ publishedAt: 30 }, dated(50, 40, 20, 10))).toEqual(dated(20, 10, 50, 40));
    expect(upNext({ publishedAt: 10 }, dated(50, 40))).toEqual(dated(50, 40));
  });

  it('is what there is, for a video without a date', () => {
    expect(upNext({}, dated(50, 40))).toEqual(dated(50, 40));
  });

  it('leads through all of them before one comes again', () => {
    const days = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(days, (unsorted) => {
        const all = dated(...unsorted.toSorted((one, other) => other - one));
        const seen = new Set<object>();
        let watched = all[0];
        while (watched && !seen.has(watched)) {
          const current = watched;
          seen.add(current);
          [watched] = upNext(
            current,
            all.filter((other) => other !== current),
          );
        }
        expect(seen.size).toBe(all.length);
      }),
    );
  });
});
