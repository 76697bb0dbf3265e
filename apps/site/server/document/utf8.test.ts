import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utf8 } from './utf8.ts';

it('gives the bytes that Node gives, of any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('’', 'é', '👩‍🚀', '\ud800', '\udc00', '\u0000', 'plain'),
  );
  fc.assert(
    fc.property(fc.array(text), fc.constantFrom(1, 100), (texts, times) => {
      const whole = texts.join('').repeat(times);
      expect(utf8(whole).equals(Buffer.from(whole))).toBe(true);
    }),
  );
});
