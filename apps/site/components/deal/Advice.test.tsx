import { moneyOf } from '@masthead/model';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Advice } from './Advice.tsx';

const prices = { now: 0, points: [], lowest90: 80_000, average90: 100_050 };

it.each([
  ['buy', 'Buy now', 'below the average of the last 90 days, $1,001'],
  ['fair', 'Fair price', 'it has been $800'],
  ['wait', 'Wait', 'more than the average of the last 90 days'],
] as const)('%s is marked among the three answers, with its reason', (advice, words, reason) => {
  const html = renderToString(<Advice price={moneyOf(850)} advice={advice} prices={prices} />);
  expect(html).toMatch(new RegExp(`<li[^>]*aria-current="true"[^>]*>${words}</li>`));
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain(reason);
});

it('without a record there is no answer, and it is said why', () => {
  const html = renderToString(<Advice price={moneyOf(24)} advice={undefined} prices={undefined} />);
  expect(html).toContain('We have not followed this price for 90 days');
});
