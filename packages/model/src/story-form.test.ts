import { expect, it } from 'vitest';
import { formOfStory, isStoryForm } from './story-form.ts';
import type { StoryForm, StoryKind } from './story-kinds.ts';

it.each<[StoryKind, string, string, StoryForm | undefined]>([
  ['review', 'Review', 'reviews', 'reviews'],
  ['video', 'How To', 'how_to', 'videos'],
  ['gallery', 'Feature', 'feature', 'pictures'],
  ['live', 'News', 'news', 'live'],
  ['article', 'Best List', 'how_to', 'best-lists'],
  ['article', 'Best List - Precap', 'reviews', 'best-lists'],
  ['article', 'Versus', 'reviews', 'versus'],
  ['article', 'Deals - Precap', 'deals', 'deals'],
  ['article', 'Coupon Roundup', 'deals', 'deals'],
  ['article', 'Longform', 'news', 'features'],
  ['article', 'Feature', 'feature', 'features'],
  ['article', 'Commentary', 'commentary', 'opinion'],
  ['article', 'Explainer', 'how_to', 'how-to'],
  ['article', 'Analysis', 'news', 'news'],
  ['article', 'Editors Choice', 'reviews', undefined],
  ['article', 'Paid Media', 'constructor', undefined],
])('a %s of the type %s in %s is looked for among: %s', (kind, type, section, form) => {
  expect(formOfStory({ kind, type, section })).toBe(form);
});

it('what is no form is told apart', () => {
  expect(['news', 'best-lists', 'News', '', 'toString'].map(isStoryForm)).toEqual([true, true, false, false, false]);
});
