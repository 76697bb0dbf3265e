/** A standing text with the newest stories that belong beside it. */
import { statusOf } from '@masthead/runtime';
import { topicLink } from '../../presentation/view/card.ts';
import { type Load, type LoadContext, storyTags } from '../load.ts';
import { newestStories } from '../newest-stories.ts';
import type { TextPageData } from './data.ts';
import { fetchTaggedText } from './fetch-text.ts';
import { textHead } from './head.ts';
import { openingStory, storiesBeside } from './stories-beside.ts';

export const loadText: Load<'text'> = async (context) => {
  const slug = context.params.slug ?? context.params.variation ?? '';
  const [{ page, tags }, opening, newest] = await Promise.all([
    fetchTaggedText(context, slug, openingStory(slug) !== undefined),
    openingOf(context, slug),
    newestBeside(context, slug),
  ]);
  const related = newest && relatedOf(newest, opening.data.opening?.storyHref);
  return {
    content: { page: 'text', data: { ...page, ...opening.data, ...(related && { related }) } },
    head: textHead(page.text),
    tags: [...tags, ...opening.tags, ...(newest?.tags ?? [])],
  };
};

async function newestBeside(context: LoadContext, slug: string) {
  const beside = storiesBeside(slug);
  if (!beside) return undefined;
  const { title, stories, tags } = await newestStories(context, beside);
  return { beside, title, tags, stories: context.view.cards(stories, 'quarter') };
}

/** The story that the page opens with is not shown again. */
function relatedOf(
  { beside, title, stories }: NonNullable<Awaited<ReturnType<typeof newestBeside>>>,
  shown: string | undefined,
): TextPageData['related'] {
  const others = stories.filter(({ href }) => href !== shown);
  if (others.length === 0) return undefined;
  const more = beside.type === 'topic' && { more: topicLink({ slug: beside.id, name: title }) };
  return { title: beside.title, ...more, stories: others };
}

interface Opening {
  data: Pick<TextPageData, 'opening'>;
  tags: string[];
}

/** Without its story the page is immersive all the same. */
async function openingOf({ content, view }: LoadContext, slug: string): Promise<Opening> {
  const story = openingStory(slug);
  if (!story) return { data: {}, tags: [] };
  try {
    const article = await content.get('article', { params: { slug: story } });
    const { id, href, picture, paidFor = false } = view.card(article, 'immersive');
    return { data: { opening: { storyHref: href, paidFor, ...(picture && { picture }) } }, tags: storyTags([{ id }]) };
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return { data: { opening: {} }, tags: [] };
  }
}
