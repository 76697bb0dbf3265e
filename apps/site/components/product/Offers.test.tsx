import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoOffers } from './NoOffers.tsx';
import { Offers } from './Offers.tsx';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 15, 18);
const harbor = { merchant: 'Harbor', href: 'https://harbor.example/', price: '$5', note: 'Free delivery' };
const dial = { merchant: 'Dial', note: 'Back in 3 days' };

describe('where to buy', () => {
  it('a shop that has none left stays in the list, and has no link', () => {
    const html = renderToString(<Offers offers={[harbor]} soldOut={[dial]} />);
    expect(html).toMatch(/Dial.*Back in 3 days.*Sold out/s);
    expect(html.match(/<a [^>]*rel="sponsored/g)).toHaveLength(1);
  });

  it('when all are sold out says so, and earns nothing', () => {
    const html = renderToString(<Offers offers={[]} soldOut={[dial]} />);
    expect(html).toContain('No shop we trust has it today.');
    expect(html).not.toContain('commission');
  });

  it('is told also when no shop has it', () => {
    expect(renderToString(<NoOffers />)).toContain('No shop we trust has it today.');
    expect(renderToString(<Offers offers={[]} />)).toBe('');
  });

  it.each([
    [2 * HOUR, 'Prices checked', 'may have changed'],
    [2 * HOUR + 1, 'may have changed', 'Prices checked'],
  ])('prices of %d ms ago are "%s"', (age, said, not) => {
    const html = renderToString(<Offers offers={[harbor]} checkedAt={NOW - age} now={NOW} />);
    expect(html).toContain(said);
    expect(html).not.toContain(not);
  });
});
