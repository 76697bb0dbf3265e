import { describe, expect, it } from 'vitest';
import { maySpend } from './prefetch.ts';

describe('fetching ahead', () => {
  it.each([
    ['a fast connection', { effectiveType: '4g' }, true, true],
    ['a browser that does not tell', undefined, true, true],
    ['2g', { effectiveType: '2g' }, true, false],
    ['slow 2g', { effectiveType: 'slow-2g' }, true, false],
    ['a reader who saves data', { effectiveType: '4g', saveData: true }, true, false],
    ['no connection', { effectiveType: '4g' }, false, false],
  ])('on %s', (_what, connection, online, may) => {
    expect(maySpend(connection, online)).toBe(may);
  });
});
