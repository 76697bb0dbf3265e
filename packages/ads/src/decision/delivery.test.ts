/** A month of readers: every standard line gets what was booked, where there was enough for it. */
import { describe, expect, it } from 'vitest';
import { line } from '../testing/campaigns.ts';
import { deliverMonth, monthOfLines } from '../testing/delivery.ts';

/** The million is measured by `npm run bench`. */
const PAGES = 30_000;

describe('a month of readers', () => {
  it.each([
    ['counted at once', 0],
    ['counted a while later', 20],
  ])('ends every standard line within 2 % of its goal, %s', (_, lagPages) => {
    const delivered = deliverMonth(monthOfLines(PAGES), PAGES, { lagPages });
    const missed = delivered.flatMap(({ line: { id, type, goal }, shown }) =>
      type === 'standard' && goal !== null && Math.abs(shown - goal) > goal * 0.02
        ? [`${id}: ${shown} of ${goal}`]
        : [],
    );
    expect(missed).toEqual([]);
    // Nothing is shown more often than what was under way when the goal was reached.
    for (const { line: each, shown } of delivered)
      if (each.type === 'standard') expect(shown).toBeLessThanOrEqual((each.goal ?? 0) + lagPages);
  });

  it('gives a sponsorship its share, and the house what is left', () => {
    const delivered = new Map(deliverMonth(monthOfLines(20_000), 20_000).map((each) => [each.line.id, each.shown]));
    expect((delivered.get('sponsor') ?? 0) / (20_000 / 6)).toBeCloseTo(0.1, 1.5);
    expect(delivered.get('house')).toBeGreaterThan(1_000);
  });

  it('shares too little between lines instead of giving one all of it', () => {
    const lines = [line('a', { goal: 20_000 }), line('b', { goal: 20_000 })];
    const [a, b] = deliverMonth(lines, 10_000).map(({ shown }) => shown);
    expect(Math.abs((a ?? 0) - (b ?? 0))).toBeLessThan(100);
  });
});
