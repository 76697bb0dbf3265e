import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PickData } from './data.ts';
import { Pick } from './Pick.tsx';

const offer = (merchant: string) => ({ merchant, href: `https://${merchant}.example/`, price: '$1' });
const whole: PickData = {
  rank: 1,
  title: 'Aria QC 7',
  anchor: 'toc-7-item-0',
  award: 'Best overall',
  summary: 'The quietest cabin.',
  score: 8.7,
  good: ['Thirty-eight hours'],
  bad: ['A large case'],
  offers: [offer('harbor'), offer('direct')],
  reviewHref: '/reviews/aria-review/',
};

it('a choice says why it is there, how good it is, what speaks for and against it, and where to buy and read on', () => {
  const html = renderToString(<Pick data={whole} />);
  for (const words of ['Best overall', 'The quietest cabin.', '8.7 out of 10', 'Thirty-eight hours', 'A large case'])
    expect(html).toContain(words);
  expect(html).toContain('id="toc-7-item-0"');
  expect(html).toContain('href="/reviews/aria-review/"');
  expect(html.match(/rel="sponsored nofollow noopener"/g)).toHaveLength(2);
});

it('its points stand below its own heading', () => {
  const levels = [...renderToString(<Pick data={whole} />).matchAll(/<h(\d)/g)].map(([, level]) => level);
  expect(levels).toEqual(['2', '3', '3']);
});

it('one below a heading of the text is a level deeper', () => {
  const levels = [...renderToString(<Pick data={{ ...whole, below: true }} />).matchAll(/<h(\d)/g)].map(
    ([, level]) => level,
  );
  expect(levels).toEqual(['3', '4', '4']);
});

it('a choice of which little is known shows no empty boxes', () => {
  const html = renderToString(<Pick data={{ rank: 2, title: 'Tin', good: [], bad: [], offers: [] }} />);
  expect(html).not.toMatch(/<ul|<svg|<a |<div[^>]*><\/div><div/);
});
