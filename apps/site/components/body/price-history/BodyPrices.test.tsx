import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BodyPrices } from './BodyPrices.tsx';

it('prices are told in words and drawn, without a style attribute', () => {
  const day = 86_400_000;
  const points = [
    { at: 0, cents: 30_000 },
    { at: 10 * day, cents: 25_000 },
  ];
  const html = renderToString(<BodyPrices data={{ prices: { points, now: 20 * day } }} />);
  expect(html).toContain('Now $250, the lowest we have seen');
  expect(html).toContain('<svg');
  expect(html).not.toContain('style=');
});
