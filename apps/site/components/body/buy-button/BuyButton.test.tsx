import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BuyButton } from './BuyButton.tsx';

const offer = { merchant: 'Harbor', href: 'https://harbor.example/', price: '$279' };

it('a paid link says so, and says what it costs where', () => {
  const html = renderToString(<BuyButton data={{ name: 'Aria', offer }} />);
  expect(html).toMatch(/<a[^>]* href="https:\/\/harbor.example\/"[^>]* rel="sponsored nofollow noopener"/);
  expect(html).toContain('$279 at Harbor');
});

it('a shop that does not say its price is not given one', () => {
  const html = renderToString(<BuyButton data={{ name: 'Aria', offer: { merchant: 'Harbor', href: offer.href } }} />);
  expect(html).toContain('See price at Harbor');
});

it('other shops are counted, and there is a way to them', () => {
  const others = { count: 1, href: '/products/aria/' };
  const html = renderToString(<BuyButton data={{ name: 'Aria', offer, others }} />);
  expect(html).toMatch(/href="\/products\/aria\/"[^>]*>1<!-- --> more <!-- -->offer</);
});
