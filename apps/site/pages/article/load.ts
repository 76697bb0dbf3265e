/** An article: the story, what to read next, and more of its topic. Asked for under another address, it sends you to its own. */
import { articlePageCodec } from '@masthead/model';
import { contentsOf } from '../../server/body/contents.ts';
import { askedIn } from '../../server/body/faq.ts';
import { prepareStory } from '../../server/body/headings.ts';
import { storyTarget } from '../../server/view/card.ts';
import { moreOf, readStoryOf } from '../../server/view/story.ts';
import { fetchPresent } from '../fetch-present.ts';
import { addressOf, type Load, shownInText, storyTags, topicsOf } from '../load.ts';
import { isImmersive } from '../longform/form.ts';
import type { ArticleForm } from '../registry.ts';
import type { ArticlePageData } from './data.ts';
import { formOf } from './forms.ts';
import { articleHead } from './head.ts';

/** Sanitised again where it comes in: whatever the content service says, nothing else reaches a page. */
const preparedPageCodec = articlePageCodec.transform(({ components }) => {
  const text = prepareStory(components.article.body, components.article);
  return { ...components, text, article: { ...components.article, body: text.text } };
});

export const loadArticle: Load<'article' | ArticleForm> = async (context) => {
  const { article, text, keepReading, moreInTopic } = await fetchPresent(context, 'article', preparedPageCodec);
  const address = addressOf(context, storyTarget(article));
  if (context.url.pathname !== address) return { redirect: address };

  const features = context.rules.about(article);
  const listed = context.view.cards(keepReading.items);
  const { items: next, decision } = features.isOn('dynamicWidgets')
    ? await context.ranking.rank('keep-reading', listed)
    : { items: listed };
  const more = moreOf(moreInTopic, context.view);
  const choices = article.listicles.flatMap(({ items }) => items);
  const data: ArticlePageData = {
    now: context.now,
    story: readStoryOf(article, context.view),
    body: context.bodies.of(text, {
      id: article.id,
      now: context.now,
      data: article.additionalShortcodeData,
      choices,
      wide: isImmersive(article),
      facebook: features.isOn('facebookShortcode'),
    }),
    contents: features.isOn('tableOfContents') ? contentsOf(text, article, choices) : undefined,
    keepReading: next,
    more,
  };
  return {
    decision,
    ...formOf(article)(article, data, context, features),
    head: articleHead(article, askedIn(text.pieces)),
    topics: topicsOf(article),
    tags: storyTags([article], next, more?.stories ?? [], shownInText(article.additionalShortcodeData)),
  };
};
