/** The form of long texts and of immersive paid ones. */
import { type Article, isLongform, PAGE_LAYOUTS } from '@masthead/model';
import { oncePerPair } from '../../base/once-per.ts';
import type { ReadStory } from '../../components/story/read-story.ts';
import { readStoryOf } from '../../presentation/view/story.ts';
import type { View } from '../../presentation/view/view.ts';
import type { ShowForm } from '../article/show-form.ts';

export const isImmersive = (article: Pick<Article, 'type' | 'pageLayout'>): boolean =>
  isLongform(article) || article.pageLayout === PAGE_LAYOUTS.immersive;

const COUNTS = /\d/;

const immersiveStory = oncePerPair((article: Article, view: View): ReadStory => {
  const picture = article.image && view.picture(article.image, 'immersive');
  return { ...readStoryOf(article, view), ...(picture && { picture }) };
});

export const longformForm: ShowForm = (article, { contents, ...data }, { view }) => {
  const chapters = contents?.entries ?? [];
  return {
    content: {
      page: 'longform',
      data: {
        ...data,
        story: immersiveStory(article, view),
        chapters,
        numbered: chapters.length > 0 && !chapters.some(({ title }) => COUNTS.test(title)),
      },
    },
  };
};
