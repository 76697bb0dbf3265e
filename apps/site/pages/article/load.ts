/** An article: the story, what to read next, and more of its topic. Asked for under another address, it sends you to its own. */
import { articlePageCodec, sanitiseBody } from '@masthead/model';
import { storyTarget } from '../../server/view/card.ts';
import { moreOf, readStoryOf } from '../../server/view/story.ts';
import { fetchPresent } from '../fetch-present.ts';
import { addressOf, type Load, storyTags } from '../load.ts';
import { articleHead } from './head.ts';

/** Sanitised again where it comes in: whatever the content service says, nothing else reaches a page. */
const sanitisedPageCodec = articlePageCodec.transform(({ components }) => ({
  ...components,
  article: { ...components.article, body: sanitiseBody(components.article.body) },
}));

export const loadArticle: Load<'article'> = async (context) => {
  const { article, keepReading, moreInTopic } = await fetchPresent(context, 'article', sanitisedPageCodec);
  const address = addressOf(context, storyTarget(article));
  if (context.url.pathname !== address) return { redirect: address };

  const next = context.view.cards(keepReading.items);
  const more = moreOf(moreInTopic, context.view);
  return {
    content: {
      page: 'article',
      data: {
        now: context.now,
        story: readStoryOf(article, context.view),
        bodyHtml: article.body,
        keepReading: next,
        more,
      },
    },
    head: articleHead(article),
    tags: storyTags([article], next, more?.stories ?? []),
  };
};
