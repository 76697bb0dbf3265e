import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { LONGEST_ADDRESS, normalAddress } from './sign-up.ts';

test.each([
  ['ann@masthead.example', 'ann@masthead.example'],
  ['  Ann.Lee+News@Masthead.Example\n', 'ann.lee+news@masthead.example'],
])('%j is the address %s', (text, address) => {
  expect(normalAddress(text)).toBe(address);
});

test.each([
  '',
  'ann',
  'ann@masthead',
  '@masthead.example',
  'ann@',
  'ann lee@masthead.example',
  'ann@masthead..example',
  'ann@-masthead.example',
  'ann@masthead.example, bob@masthead.example',
  'ann@masthead.example\nBcc: bob@masthead.example',
  '<ann@masthead.example>',
  `${'a'.repeat(65)}@masthead.example`,
  `ann@${'a.'.repeat(LONGEST_ADDRESS / 2)}example`,
])('%j is no address', (text) => {
  expect(normalAddress(text)).toBeUndefined();
});

it('what is an address stays the same when it is read again, and fits one line', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      const address = normalAddress(text);
      if (address === undefined) return;
      expect(normalAddress(address)).toBe(address);
      expect(address).toMatch(/^[!-~]+$/);
      expect(address.length).toBeLessThanOrEqual(LONGEST_ADDRESS);
    }),
  );
});
