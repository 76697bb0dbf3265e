import { expect, it } from 'vitest';
import { articleOf } from '../../server/testing/stories.ts';
import { cardOf } from './card.ts';

it('a card says that somebody paid for the story, and only then', () => {
  expect(cardOf(articleOf({ section: 'commercial' }), undefined).paidFor).toBe(true);
  expect(cardOf(articleOf(), undefined)).not.toHaveProperty('paidFor');
});
