import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PickData } from './data.ts';
import { Pick } from './Pick.tsx';

const offer = (merchant: string) => ({ merchant, href: `https://${merchant}.example/`, price: '$1' });
const whole: PickData = {
  rank: 1,
  title: 'Aria QC 7',
  name: 'Aria QC 7',
  anchor: 'toc-7-item-0',
  award: 'Best overall',
  summary: 'The quietest cabin.',
  score: 8.7,
  good: ['Thirty-eight hours'],
  bad: ['A large case'],
  offers: [offer('harbor'), offer('direct')],
  specs: [],
  reviewHref: '/reviews/aria-review/',
};

const bare: PickData = { rank: 2, title: 'Tin', name: 'Tin', good: [], bad: [], offers: [], specs: [] };

it('a choice says why it is there, how good it is, what speaks for and against it, and where to buy and read on', () => {
  const html = renderToStaticMarkup(<Pick data={whole} />);
  for (const words of ['Best overall', 'The quietest cabin.', '8.7 out of 10', 'Thirty-eight hours', 'A large case'])
    expect(html).toContain(words);
  expect(html).toContain('id="toc-7-item-0"');
  expect(html).toContain('href="/reviews/aria-review/"');
  expect(html.match(/rel="sponsored nofollow noopener"/g)).toHaveLength(2);
});

it('its points stand below its own heading', () => {
  const levels = [...renderToStaticMarkup(<Pick data={whole} />).matchAll(/<h(\d)/g)].map(([, level]) => level);
  expect(levels).toEqual(['2', '3', '3']);
});

it('one below a heading of the text is a level deeper', () => {
  const levels = [...renderToStaticMarkup(<Pick data={{ ...whole, below: true }} />).matchAll(/<h(\d)/g)].map(
    ([, level]) => level,
  );
  expect(levels).toEqual(['3', '4', '4']);
});

it('a choice of which little is known shows no empty boxes', () => {
  const html = renderToStaticMarkup(<Pick data={{ ...bare, title: 'Tin' }} />);
  expect(html).not.toMatch(/<ul|<svg|<a |<div[^>]*><\/div><div/);
});

it('the best offer is in sight and the others are folded, in their number', () => {
  const html = renderToStaticMarkup(<Pick data={{ ...whole, offers: ['a', 'b', 'c'].map(offer) }} />);
  expect(html).toMatch(/\$1 at a.*<details[^>]*><summary[^>]*>2 more offers .*\$1 at b.*\$1 at c.*<\/details>/s);
  expect(renderToStaticMarkup(<Pick data={{ ...whole, offers: [offer('a')] }} />)).not.toContain('<details');
});

it('three points of a kind are in sight, and more are folded', () => {
  const html = renderToStaticMarkup(<Pick data={{ ...bare, good: ['1st', '2nd', '3rd', '4th'] }} />);
  expect(html).toMatch(/1st.*2nd.*3rd.*<summary[^>]*>1 more point .*4th/s);
  expect(renderToStaticMarkup(<Pick data={{ ...bare, good: ['1st', '2nd', '3rd'] }} />)).not.toContain('<details');
});

it('an award that the heading says already is not said again', () => {
  const html = renderToStaticMarkup(<Pick data={{ ...whole, title: 'Best overall: Aria QC 7' }} />);
  expect(html).not.toContain('<b>Best overall</b>');
});
