import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedMoment, withinEpisode } from './EpisodePlayer.tsx';

it.each([
  ['?t=31', 31],
  ['?t=31.5&x=1', 31.5],
  ['', 0],
  ['?t=', 0],
  ['?t=-4', 0],
  ['?t=84', 0],
  ['?t=9999', 0],
  ['?t=soon', 0],
  ['?t=Infinity', 0],
])('an address that ends with %j begins at %d seconds', (search, seconds) => {
  expect(askedMoment(search, 84)).toBe(seconds);
});

it('no jump leaves the episode, and one that stays within it goes where it says', () => {
  const number = fc.double({ min: -100_000, max: 100_000, noNaN: true });
  fc.assert(
    fc.property(number, fc.double({ min: 1, max: 50_000, noNaN: true }), (to, duration) => {
      const at = withinEpisode(to, duration);
      expect(at >= 0 && at <= duration).toBe(true);
      // A zero has a sign, which no clock shows.
      if (to >= 0 && to <= duration) expect(at + 0).toBe(to + 0);
    }),
  );
});
