import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RangedPrices } from './RangedPrices.tsx';

const DAY = 86_400_000;
const now = 200 * DAY;
const points = [
  { at: 0, cents: 30_000 },
  { at: 185 * DAY, cents: 25_000 },
];
const followed = { now, points, lowest30: 25_000, lowest90: 25_000, average90: 28_000 };

describe('the ranges of a price', () => {
  it('are chosen by a control of the browser, all of it at first, each with its drawing and its table', () => {
    const html = renderToString(<RangedPrices prices={followed} />);
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      '30',
      '90',
      'all',
    ]);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="all"|<input[^>]*value="all"[^>]*checked=""/);
    for (const range of ['30', '90', 'all'])
      expect(html).toMatch(new RegExp(`data-range="${range}">.*?<svg.*?<svg.*?<details`, 's'));
    expect(html).not.toContain(' style=');
  });

  it('are only those that the price was followed for', () => {
    const { lowest90, average90, ...month } = followed;
    expect(renderToString(<RangedPrices prices={month} />)).not.toContain('90 days');
    expect(renderToString(<RangedPrices prices={{ now, points }} />)).not.toContain('radio');
  });

  it('of a price that never changed are none', () => {
    expect(renderToString(<RangedPrices prices={{ ...followed, points: points.slice(0, 1) }} />)).not.toContain(
      'radio',
    );
  });
});
