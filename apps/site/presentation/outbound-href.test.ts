import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outboundHref } from './outbound-href.ts';

it.each([
  ['https://shop.example/halo?a=1&b=2', 'https://shop.example/halo?a=1&b=2'],
  ['http://shop.example', 'http://shop.example/'],
  [' https://shop.example/a b', 'https://shop.example/a%20b'],
])('%s is linked', (address, href) => {
  expect(outboundHref(address)).toBe(href);
});

it.each([
  undefined,
  '',
  'shop.example/halo',
  '//shop.example/halo',
  '/halo',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://shop.example/',
  'mailto:a@b.example',
])('%s is not', (address) => {
  expect(outboundHref(address)).toBeUndefined();
});

it('whatever is linked begins with http', () => {
  const scheme = fc.constantFrom('http:', 'https:', 'javascript:', 'data:', 'blob:https:', '');
  fc.assert(
    fc.property(scheme, fc.string(), (before, rest) => {
      expect(outboundHref(before + rest) ?? 'https://').toMatch(/^https?:\/\//);
    }),
  );
});
