import { expect, it } from 'vitest';
import { reviewKindOf } from './review-kind.ts';

it.each([
  ['preview', 'preview'],
  ['First Take', 'preview'],
  ['firsttake', 'preview'],
  ['review', 'review'],
  ['In Depth', 'review'],
  ['indepth', 'review'],
  ['news', undefined],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
])('the label %s counts as %s', (label, kind) => {
  expect(reviewKindOf(label)).toBe(kind);
});
