/** The awards: what the editors chose, and what it takes to be chosen. */
import { awardsPageCodec } from '@masthead/model';
import { fetchPage, type Load, storyTags } from '../load.ts';
import { textOf } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';

const PAGE = { type: 'awards', slug: 'awards' };

export const loadAwards: Load<'awards'> = async (context) => {
  const { components } = await fetchPage(context, PAGE, awardsPageCodec);
  const page = textOf(context, components.text, { slug: PAGE.slug, title: 'Awards' });
  const chosen = context.view.cards(components.editorsChoice.items, 'quarter');
  return {
    content: { page: 'awards', data: { ...page, chosen } },
    head: textHead(page.text),
    tags: ['listing:editors-choice', ...storyTags(chosen)],
  };
};
