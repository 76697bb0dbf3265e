import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { IN_FIELD, optionAfterKey } from './active-option.ts';

test.each([
  ['ArrowDown', IN_FIELD, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, IN_FIELD],
  ['ArrowUp', IN_FIELD, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, IN_FIELD],
  ['Home', 1, undefined],
  ['a', 1, undefined],
])('of three options, %s leads from %i to %s', (key, from, to) => {
  expect(optionAfterKey(key, from, 3)).toBe(to);
});

it('no key leads anywhere in an empty list', () => {
  expect(optionAfterKey('ArrowDown', IN_FIELD, 0)).toBeUndefined();
});

it('up undoes down, wherever one is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(20), (count, place) => {
      const from = (place % (count + 1)) - 1;
      const down = optionAfterKey('ArrowDown', from, count) ?? Number.NaN;
      expect(optionAfterKey('ArrowUp', down, count)).toBe(from);
    }),
  );
});
