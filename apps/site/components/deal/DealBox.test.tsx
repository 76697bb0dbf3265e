/** Both looks of a deal keep the same promises. */
import { moneyOf } from '@masthead/model';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DealBox } from './DealBox.tsx';
import type { Deal } from './deal.ts';
import { PriceHead } from './PriceHead.tsx';

const NOW = Date.UTC(2026, 10, 15, 18);
const deal: Deal = {
  id: 'd',
  name: 'Halo',
  product: { link: { label: 'Halo', href: '/products/halo/' } },
  price: moneyOf(849),
  listPrice: moneyOf(1099),
  offer: { merchant: 'Harbor', href: 'https://harbor.example/' },
  code: 'AIR250',
  ends: { at: NOW + 1, text: 'Nov 15, 2026, 10:00 AM' },
};
const plain = (html: string): string => html.replaceAll(/<!-- -->|<sup>|<\/sup>/g, '');

describe.each([
  ['alone on its page', PriceHead],
  ['among others', DealBox],
])('a deal %s', (_where, Look) => {
  const htmlOf = (more: Partial<Deal>): string => plain(renderToString(<Look deal={{ ...deal, ...more }} now={NOW} />));

  it('says what it costs, what it saves, until when, by which code, and leads to the shop', () => {
    const html = htmlOf({});
    for (const words of ['$849', '$250 off, 22%', '$1,099 list price', 'Ends ', 'AIR250', 'Buy at Harbor'])
      expect(html).toContain(words);
    expect(html).toMatch(/<a[^>]*href="https:\/\/harbor\.example\/"[^>]*rel="sponsored nofollow noopener"/);
    expect(html).toContain('href="/products/halo/"');
  });

  it('that has ended, to the millisecond, offers nothing any more', () => {
    const html = htmlOf({ ends: { at: NOW, text: 'Nov 15' } });
    expect(html).toContain('Ended');
    expect(html).not.toMatch(/harbor\.example|AIR250|\$849|Buy at/);
    expect(html).toContain('What Halo costs today');
  });

  it('that is sold out has nothing to press', () => {
    const { offer: _offer, ...without } = deal;
    const html = plain(renderToString(<Look deal={{ ...without, soldOut: { merchant: 'Harbor' } }} now={NOW} />));
    expect(html).toContain('Sold out at Harbor');
    expect(html).not.toContain('rel="sponsored');
  });

  it('has its code as text, and no style attribute', () => {
    expect(htmlOf({})).toMatch(/<code.*AIR250.*<\/code>/s);
    expect(htmlOf({})).not.toContain('style=');
  });
});
