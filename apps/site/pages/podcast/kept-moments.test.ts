import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentsText, readMoments, withMoment } from './kept-moments.ts';

const NONE: ReadonlyMap<string, number> = new Map();

it('what is kept is read as it was written', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.nat({ max: 99_999 }))), (pairs) => {
      const moments = new Map(pairs);
      expect(readMoments(momentsText(moments))).toEqual(moments);
    }),
  );
});

it.each(['', 'x', 'id soon', 'id -4', 'id 1e9', ' 7', '{"id":7}'])('of %j nothing is read', (text) => {
  expect(readMoments(text)).toEqual(NONE);
});

it.each([
  ['hardly begun', 4.9],
  ['almost through', 79.1],
  ['at its end', 84],
])('an episode that is %s begins anew', (_, seconds) => {
  expect(withMoment(new Map([['one', 30]]), 'one', seconds, 84)).toEqual(NONE);
});

it('the last heard comes last, and the one heard longest ago is forgotten for it', () => {
  const many = new Map(Array.from({ length: 50 }, (_, index) => [`episode-${index}`, 10]));
  const kept = [...withMoment(withMoment(many, 'episode-0', 31.9, 84), 'new', 40, 84).keys()];
  expect(kept).toHaveLength(50);
  expect([kept[0], ...kept.slice(-2)]).toEqual(['episode-2', 'episode-0', 'new']);
  expect(withMoment(NONE, 'one', 31.9, 84).get('one')).toBe(31);
});
