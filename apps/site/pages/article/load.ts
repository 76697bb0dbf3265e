/** An article: the story, what to read next, and more of its topic. Asked for under another address, it sends you to its own. */
import { type Article, articlePageCodec, type ContentList, sanitiseBody } from '@masthead/model';
import type { CardStory } from '../../components/cards/card-story.ts';
import { MovedContent } from '../../server/content-api/errors.ts';
import { cardOf, pictureOf, storyHref, topicLink } from '../../server/view/card.ts';
import { type Elsewhere, fetchPage, type Load, type LoadContext, storyTags } from '../load.ts';
import type { ArticlePageData, Byline } from './data.ts';
import { articleHead } from './head.ts';

/** Sanitised again where it comes in: whatever the content service says, nothing else reaches a page. */
const sanitisedPageCodec = articlePageCodec.transform(({ components }) => ({
  ...components,
  article: { ...components.article, body: sanitiseBody(components.article.body) },
}));

export const loadArticle: Load<'article'> = async (context) => {
  const answer = await fetchArticle(context, (context.params.slug ?? '').toLowerCase());
  if ('redirect' in answer) return answer;
  const { article, keepReading, moreInTopic } = answer;
  const href = storyHref(article);
  if (context.url.pathname !== href) return { redirect: href };

  const next = keepReading.items.map(cardOf);
  const more = moreInTopic?.items.map(cardOf) ?? [];
  return {
    content: {
      page: 'article',
      data: {
        now: context.now,
        story: storyOf(article),
        bodyHtml: article.body,
        keepReading: next,
        ...(moreInTopic && more.length > 0 && { more: moreOf(moreInTopic, more) }),
      },
    },
    head: articleHead(article),
    tags: storyTags([article], next, more),
  };
};

const moreOf = ({ title, slug }: ContentList, stories: CardStory[]) => ({
  title,
  link: topicLink({ slug, name: title }),
  stories,
});

async function fetchArticle(context: LoadContext, slug: string) {
  const get = (wanted: string) => fetchPage(context, { type: 'article', slug: wanted }, sanitisedPageCodec);
  try {
    return await get(slug);
  } catch (error) {
    if (!(error instanceof MovedContent)) throw error;
    const { article } = await get(error.slug);
    return { redirect: storyHref(article) } satisfies Elsewhere;
  }
}

function storyOf(article: Article): ArticlePageData['story'] {
  return {
    ...cardOf(article),
    type: article.type,
    authors: article.authors.map(
      ({ fullName, jobTitle, bio, image }): Byline => ({
        name: fullName,
        role: jobTitle,
        bio,
        ...(image && { portrait: pictureOf(image) }),
      }),
    ),
    topics: article.topics.map(topicLink),
    ...(article.updatedAt && { updatedAt: article.updatedAt }),
    ...(article.correction && { correction: article.correction }),
  };
}
