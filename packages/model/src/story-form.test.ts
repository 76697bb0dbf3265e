import { expect, it } from 'vitest';
import { formOfStory, isStoryForm } from './story-form.ts';

it.each([
  ['content_review', 'Review', 'reviews', 'reviews'],
  ['content_video', 'How To', 'how_to', 'videos'],
  ['content_gallery', 'Feature', 'feature', 'pictures'],
  ['content_updating_story', 'News', 'news', 'live'],
  ['content_article', 'Best List', 'how_to', 'best-lists'],
  ['content_article', 'Best List - Precap', 'reviews', 'best-lists'],
  ['content_article', 'Versus', 'reviews', 'versus'],
  ['content_article', 'Deals - Precap', 'deals', 'deals'],
  ['content_article', 'Coupon Roundup', 'deals', 'deals'],
  ['content_article', 'Longform', 'news', 'features'],
  ['content_article', 'Feature', 'feature', 'features'],
  ['content_article', 'Commentary', 'commentary', 'opinion'],
  ['content_article', 'Explainer', 'how_to', 'how-to'],
  ['content_article', 'Analysis', 'news', 'news'],
  ['content_article', 'Editors Choice', 'reviews', undefined],
  ['content_article', 'Paid Media', 'constructor', undefined],
])('a %s of the type %s in %s is looked for among: %s', (typeName, type, section, form) => {
  expect(formOfStory({ typeName, type, section })).toBe(form);
});

it('what is no form is told apart', () => {
  expect(['news', 'best-lists', 'News', '', 'toString'].map(isStoryForm)).toEqual([true, true, false, false, false]);
});
