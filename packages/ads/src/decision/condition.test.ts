/** Where a line may be shown, and why it may not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Condition,
  type ConditionKey,
  explain,
  looksAtPlaces,
  matches,
  neededLeaves,
  type PageValues,
} from './condition.ts';

const page =
  (values: Partial<Record<ConditionKey, readonly string[]>>): PageValues =>
  (key) =>
    values[key] ?? [];
const espresso = page({ topic: ['espresso', 'home'], device: ['mobile'], path: ['/home/a/'] });

const keys = fc.constantFrom<ConditionKey>('topic', 'device', 'tag', 'path');
const value = fc.constantFrom('a', 'b', 'c', 'a*', '*');
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ key: keys, isOneOf: fc.array(value, { maxLength: 3 }) }),
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));
const anyPage = fc
  .record({ topic: fc.subarray(['a', 'b', 'ab']), device: fc.subarray(['a', 'c']), path: fc.subarray(['b']) })
  .map(page);

it.each<[Condition, boolean]>([
  [{ key: 'topic', isOneOf: ['espresso'] }, true],
  [{ key: 'topic', isOneOf: ['cars', 'home'] }, true],
  [{ key: 'topic', isOneOf: ['esp*'] }, true],
  [{ key: 'path', isOneOf: ['/home/*'] }, true],
  [{ key: 'topic', isOneOf: ['esp'] }, false],
  [{ key: 'topic', isOneOf: [] }, false],
  [{ key: 'tag', isOneOf: ['*'] }, false],
  [{ all: [] }, true],
  [{ any: [] }, false],
  [{ not: { key: 'device', isOneOf: ['desktop'] } }, true],
  [{ all: [{ key: 'topic', isOneOf: ['home'] }, { not: { key: 'device', isOneOf: ['mobile'] } }] }, false],
  [
    {
      any: [
        { key: 'topic', isOneOf: ['cars'] },
        { key: 'device', isOneOf: ['mobile'] },
      ],
    },
    true,
  ],
])('%j: %s', (each, expected) => {
  expect(matches(each, espresso)).toBe(expected);
});

describe('why a page does not match', () => {
  it('says nothing where it does', () => {
    expect(explain(null, espresso)).toEqual({ matches: true, failing: [] });
  });

  it('names each leaf that fails with what the page has', () => {
    const where: Condition = {
      all: [
        { key: 'topic', isOneOf: ['cars'] },
        { key: 'path', isOneOf: ['/home/*'] },
        { not: { key: 'device', isOneOf: ['mobile', 'tablet'] } },
      ],
    };
    expect(explain(where, espresso)).toEqual({
      matches: false,
      failing: [
        { must: 'have', key: 'topic', values: ['cars'], found: ['espresso', 'home'] },
        { must: 'lack', key: 'device', values: ['mobile', 'tablet'], found: ['mobile'] },
      ],
    });
  });

  it('says of what can never match that it cannot', () => {
    expect(explain({ any: [] }, espresso).failing).toEqual([{ must: 'never' }]);
    expect(explain({ not: { all: [] } }, espresso).failing).toEqual([{ must: 'never' }]);
  });

  it('agrees with the rule itself on every condition and page', () => {
    fc.assert(
      fc.property(condition, anyPage, (where, at) => {
        const explained = explain(where, at);
        expect(explained.matches).toBe(matches(where, at));
        expect(explained.failing.length === 0).toBe(explained.matches);
      }),
      { numRuns: 1_000 },
    );
  });
});

it('knows leaves without which no page matches', () => {
  fc.assert(
    fc.property(condition, anyPage, (where, at) => {
      if (matches(where, at)) for (const leaf of neededLeaves(where)) expect(matches(leaf, at)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it('knows what has to be asked for each place', () => {
  expect(looksAtPlaces({ not: { any: [{ key: 'size', isOneOf: ['300x250'] }] } })).toBe(true);
  expect(looksAtPlaces({ all: [{ key: 'topic', isOneOf: ['a'] }] })).toBe(false);
});
