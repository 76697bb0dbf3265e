import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOSTILE, legalPart } from '../../server/testing/feed-wires.ts';
import { legalText } from './legal-text.ts';

it.each(HOSTILE)('of %j only what XML can hold is kept', (text) => {
  expect(legalText(text)).toBe(legalPart(text));
});

it('any text loses exactly what XML cannot hold', () => {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  fc.assert(fc.property(fc.string({ unit }), (text) => legalText(text) === legalPart(text)));
});
