import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, parseState, serialiseState } from './state.ts';

describe('a visitor’s state', () => {
  it('is written as id:version:bucket', () => {
    expect(serialiseState({ id: 'bb_phone', version: '1', bucket: 'v6' })).toBe('bb_phone:1:v6');
  });

  it.each(['a:b', 'a:b:c:d', 'a', '', '::', 'a::c', ':b:c', 'a:b:', `a:1:${'c'.repeat(22)}`])(
    'is not read from %j',
    (text) => {
      expect(parseState(text)).toBeUndefined();
    },
  );

  it('is read from exactly three parts', () => {
    expect(parseState('a:1:c')).toEqual({ id: 'a', version: '1', bucket: 'c' });
    expect(parseState(`a:1:${'c'.repeat(21)}`)).toBeDefined();
  });

  it('is the same after it was written and read, and no text fails to be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const state = parseState(text);
        if (state) expect(serialiseState(state)).toBe(text);
      }),
    );
  });

  it('of somebody outside is no bucket', () => {
    const states = [
      { id: 'a', version: '1', bucket: 'exclude' },
      { id: 'b', version: '1', bucket: 'v1' },
    ];
    expect([bucketOf(states, 'a'), bucketOf(states, 'b'), bucketOf(states, 'c')]).toEqual([undefined, 'v1', undefined]);
  });
});
