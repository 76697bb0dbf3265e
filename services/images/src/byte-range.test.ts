import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

const SIZE = 10;

describe('a range of a file of ten bytes', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-9', 0, 9],
    ['bytes=3-5', 3, 5],
    ['bytes=9-9', 9, 9],
    ['bytes=4-', 4, 9],
    ['bytes=0-', 0, 9],
    ['bytes=-3', 7, 9],
    ['bytes=-10', 0, 9],
    ['bytes=-999', 0, 9],
    ['bytes=5-999', 5, 9],
    ['bytes=5-99999999999999999999999', 5, 9],
    ['BYTES=3-5', 3, 5],
  ])('%s is %d to %d', (header, first, last) => {
    expect(rangeOf(header, SIZE)).toEqual({ first, last });
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=99999999999999999999999-', 'bytes=-0'])('%s is not in it', (header) => {
    expect(rangeOf(header, SIZE)).toBe('unsatisfiable');
  });

  it.each([
    null,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-3',
    'bytes=a-b',
    'bytes=1.5-3',
    'bytes=--3',
    'bytes=0x1-5',
    'bytes= 1-5',
    'bytes=1-5 ',
    'bytes=1-5\n',
    'items=1-5',
    'bytes 1-5',
    'bytes=0-1,3-4',
    'bytes=0-1, -1',
    'bytes=0-1,',
  ])('%j asks for the whole', (header) => {
    expect(rangeOf(header, SIZE)).toBeUndefined();
  });
});

it('of an empty file there is no range', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(rangeOf(header, 0)).toBe('unsatisfiable');
});

it('a range always lies in its file, whatever is asked', () => {
  const number = fc.oneof(fc.constant(''), fc.nat({ max: 40 }).map(String), fc.bigInt({ min: 0n }).map(String));
  fc.assert(
    fc.property(number, number, fc.nat({ max: 30 }), (from, to, size) => {
      const range = rangeOf(`bytes=${from}-${to}`, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(size);
    }),
  );
});
