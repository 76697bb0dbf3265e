import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnOfKey, turnOfSwipe } from './turning.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('a key turns the page', () => {
  it.each([
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
    ['ArrowUp', undefined],
    ['a', undefined],
  ])('%s: %s', (key, turn) => {
    expect(turnOfKey({ ...plain, key })).toBe(turn);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('not together with %s, which is the browser’s', (modifier) => {
    expect(turnOfKey({ ...plain, key: 'ArrowRight', [modifier]: true })).toBeUndefined();
  });
});

describe('a finger turns the page', () => {
  it.each([
    ['pulled to the left it brings the next', -120, 10, 'next'],
    ['pulled to the right it brings the previous', 120, -10, 'previous'],
    ['a tap that slipped is none', -20, 0, undefined],
    ['scrolling is none', -60, 300, undefined],
    ['nor is a slanted pull', -60, 59, undefined],
  ])('%s', (_, x, y, turn) => {
    expect(turnOfSwipe({ x: 200, y: 200 }, { x: 200 + x, y: 200 + y })).toBe(turn);
  });

  it('the same way back turns back', () => {
    const coordinate = fc.integer({ min: -2000, max: 2000 });
    const point = fc.record({ x: coordinate, y: coordinate });
    const back = { previous: 'next', next: 'previous' } as const;
    fc.assert(
      fc.property(point, point, (from, to) => {
        const turn = turnOfSwipe(from, to);
        expect(turnOfSwipe(to, from)).toBe(turn && back[turn]);
      }),
    );
  });
});
