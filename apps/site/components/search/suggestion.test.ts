import { expect, it, test } from 'vitest';
import { suggestionsIn } from './suggestion.ts';

const answer = (...items: unknown[]) => ({ data: { items } });
const phones = { kind: 'topic', label: 'Phones', url: '/topics/phones/' };
const halo = { kind: 'product', label: 'Halo', url: '/products/halo/' };
const news = { kind: 'story', label: 'Halo tested', url: '/news/halo/' };

it('suggestions are in the order in which they are shown: products, topics, people, stories', () => {
  expect(suggestionsIn(answer(news, phones, halo))).toEqual([halo, phones, news]);
});

it('those of one kind stay in the order of the answer', () => {
  const other = { ...phones, label: 'Other' };
  expect(suggestionsIn(answer(other, phones))).toEqual([other, phones]);
});

test.each([
  undefined,
  null,
  'x',
  {},
  { data: null },
  { data: { items: 'x' } },
  answer(null),
  answer({ ...phones, kind: 'constructor' }),
  answer({ ...phones, label: '' }),
  answer({ ...phones, url: 'https://evil.example/' }),
  answer({ ...phones, url: '//evil.example/' }),
  answer({ ...phones, url: '/\\evil.example/' }),
  answer({ ...phones, url: 'javascript:alert(1)' }),
])('%j suggests nothing', (wire) => {
  expect(suggestionsIn(wire)).toEqual([]);
});
