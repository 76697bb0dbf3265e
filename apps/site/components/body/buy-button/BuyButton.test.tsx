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

it('what it is of leads to its page, where the other shops are', () => {
  const html = renderToString(<BuyButton data={{ name: 'Aria', href: '/products/aria/', offer, others: 1 }} />);
  expect(html).toContain('<a href="/products/aria/">Aria</a>');
  expect(html).toMatch(/href="\/products\/aria\/"[^>]*>1<!-- --> more <!-- -->offer</);
  expect(renderToString(<BuyButton data={{ name: 'Aria', offer }} />)).not.toContain('/products/');
});
