/** The form of long texts and of immersive paid ones. */
import { type Article, isLongform, PAGE_LAYOUTS } from '@masthead/model';
import type { ShowForm } from '../article/show-form.ts';

export const isImmersive = (article: Pick<Article, 'type' | 'pageLayout'>): boolean =>
  isLongform(article) || article.pageLayout === PAGE_LAYOUTS.immersive;

const COUNTS = /\d/;

export const longformForm: ShowForm = (article, { contents, ...data }, { view }) => {
  const chapters = contents?.entries ?? [];
  const picture = article.image && view.picture(article.image, 'immersive');
  return {
    content: {
      page: 'longform',
      data: {
        ...data,
        story: { ...data.story, ...(picture && { picture }) },
        chapters,
        numbered: chapters.length > 0 && !chapters.some(({ title }) => COUNTS.test(title)),
      },
    },
  };
};
