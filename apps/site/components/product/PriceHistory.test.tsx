import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceHistory } from './PriceHistory.tsx';

const DAY = 86_400_000;
const points = [
  { at: 0, cents: 30_000 },
  { at: 100 * DAY, cents: 25_000 },
];
const now = 120 * DAY;

describe('what a product has cost', () => {
  it('has its lows, its average, and every price in a table', () => {
    const html = renderToString(
      <PriceHistory prices={{ now, points, lowest30: 25_000, lowest90: 24_000, average90: 28_871 }} />,
    );
    for (const words of ['30-day low</dt><dd>$250', '90-day low</dt><dd>$240', '90-day average</dt><dd>$289'])
      expect(html).toContain(words);
    expect(html.match(/<tr>/g)).toHaveLength(3);
    expect(html.match(/>average</g)).toHaveLength(2);
  });

  it('says nothing of what was not followed for so long', () => {
    const html = renderToString(<PriceHistory prices={{ now, points }} />);
    expect(html).not.toMatch(/-day|average/);
  });

  it('that never changed is told and not drawn', () => {
    const html = renderToString(<PriceHistory prices={{ now, points: points.slice(0, 1) }} />);
    expect(html).toContain('unchanged');
    expect(html).not.toMatch(/<svg|<table/);
  });
});
