import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Wish, wishIn } from './asked.ts';

const WISHES: Wish[] = [
  { intent: 'save', storyId: 'a1', name: 'A review' },
  { intent: 'follow', kind: 'topic', key: 'phones', name: 'Phones' },
  { intent: 'comment', name: 'A review' },
];

it.each(WISHES)('%j is read as it was kept', (wish) => {
  expect(wishIn(JSON.stringify(wish))).toEqual(wish);
});

it.each([
  null,
  '',
  '{',
  '{"intent":"save","name":"x"}',
  '{"intent":"follow","kind":"all","key":"a","name":"x"}',
  '{"intent":"pay","name":"x"}',
])('%s is no wish', (text) => {
  expect(wishIn(text)).toBeUndefined();
});

it('whatever is kept, nothing fails', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void wishIn(text)));
});
