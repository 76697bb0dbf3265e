import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DEPTH, MOST_VALUES, refuseTooMuch } from './json-limits.ts';

const lists = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const listOf = (count: number): string => `[${Array.from({ length: count }, () => 1).join()}]`;

describe('a JSON body', () => {
  it.each([
    ['lists', lists],
    ['objects', objects],
  ])('is refused when it has %s too deep in each other', (_, nested) => {
    expect(() => refuseTooMuch(nested(MOST_DEPTH))).not.toThrow();
    expect(() => refuseTooMuch(nested(MOST_DEPTH + 1))).toThrow(`nested more than ${MOST_DEPTH} levels deep`);
    // One after the other they are not deep.
    expect(() => refuseTooMuch(`[${Array.from({ length: 100 }, () => nested(5)).join()}]`)).not.toThrow();
  });

  it('is refused when it has too many values', () => {
    expect(() => refuseTooMuch(listOf(MOST_VALUES))).not.toThrow();
    expect(() => refuseTooMuch(listOf(MOST_VALUES + 1))).toThrow(`more than ${MOST_VALUES} values`);
    expect(() => refuseTooMuch(`{"a":[${Array.from({ length: MOST_VALUES }, () => '{}').join()}]}`)).toThrow('values');
  });

  it('may hold any text: what looks like lists in it is none', () => {
    const part = fc.constantFrom('[', '{', ',', '"', '\\', '\\"', ']', '\u2028', '\ud800', 'a');
    const text = fc.array(part, { minLength: 0, maxLength: 200 }).map((parts) => parts.join('').repeat(300));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(() => refuseTooMuch(JSON.stringify({ [one]: [other, one] }))).not.toThrow();
      }),
      { numRuns: 50 },
    );
  });

  it('of any other kind within the limits is let through, and broken JSON is left to its parser', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.nat(), (json, cut) => {
        expect(() => refuseTooMuch(json)).not.toThrow();
        expect(() => refuseTooMuch(json.slice(0, cut % json.length))).not.toThrow();
      }),
    );
  });
});
