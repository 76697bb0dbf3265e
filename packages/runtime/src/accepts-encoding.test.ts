import { describe, expect, it } from 'vitest';
import { acceptsEncoding } from './accepts-encoding.ts';

describe('an Accept-Encoding header', () => {
  it.each([
    ['gzip', true],
    ['br, GZIP;q=0.5', true],
    ['deflate,gzip', true],
    ['gzip;q=1.0', true],
    ['gzip;q=0', false],
    ['gzip; q=0.000', false],
    ['br', false],
    ['', false],
    ['xgzip', false],
  ])('%j allows gzip: %s', (header, allowed) => {
    expect(acceptsEncoding(header, 'gzip')).toBe(allowed);
  });
});
