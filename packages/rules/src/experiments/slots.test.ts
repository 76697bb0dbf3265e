import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSlot, slotsOf } from './slots.ts';

const halves = (percentage: number) => ['first', 'second'].map((bucket) => ({ percentage, bucket }));

describe('the slots of an experiment', () => {
  it('are 101, with the unallocated ones at the head', () => {
    const slots = slotsOf(halves(50));
    expect(slots).toHaveLength(101);
    expect(slots.slice(0, 2)).toEqual(['exclude', 'first']);
    expect([slots[50], slots[51], slots[100]]).toEqual(['first', 'second', 'second']);
    const fewer = slotsOf(halves(49));
    expect([fewer[2], fewer[3], fewer[51], fewer[52], fewer[100]]).toEqual([
      'exclude',
      'first',
      'first',
      'second',
      'second',
    ]);
  });

  it('are, for any allocation, 101 − total outside and then each bucket in one piece', () => {
    const anyAllocation = fc
      .array(fc.nat(100), { maxLength: 8 })
      .filter((parts) => parts.reduce((sum, part) => sum + part, 0) <= 100)
      .map((parts) => parts.map((percentage, index) => ({ percentage, bucket: `b${index}` })));
    fc.assert(
      fc.property(anyAllocation, (allocation) => {
        const total = allocation.reduce((sum, { percentage }) => sum + percentage, 0);
        const expected = [
          ...Array<string>(101 - total).fill('exclude'),
          ...allocation.flatMap(({ percentage, bucket }) => Array<string>(percentage).fill(bucket)),
        ];
        expect(slotsOf(allocation)).toEqual(expected);
      }),
    );
  });

  it('are drawn from 0 to 100, both included', () => {
    expect(drawSlot(() => 0)).toBe(0);
    expect(drawSlot(() => 1 - Number.EPSILON)).toBe(100);
    expect(drawSlot(() => 0.5)).toBe(50);
  });
});
