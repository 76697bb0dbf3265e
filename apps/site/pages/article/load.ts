/** An article: the story, what to read next, and more of its topic. Asked for under another address, it sends you to its own. */

import type { Article } from '@masthead/model';
import type { z } from 'zod';
import { oncePer, oncePerPair } from '../../base/once-per.ts';
import type { ArticleForm } from '../../base/page-name.ts';
import { contentsOf } from '../../presentation/body/contents.ts';
import { askedIn } from '../../presentation/body/faq.ts';
import type { PreparedBody } from '../../presentation/body/headings.ts';
import { withAds } from '../../presentation/body/with-ads.ts';
import { storyTarget } from '../../presentation/view/card.ts';
import { moreOf, readStoryOf } from '../../presentation/view/story.ts';
import { discussionUnder, earlier } from '../discussion.ts';
import { fetchPresent } from '../fetch-present.ts';
import { addressOf, type Load, shownInText, storyTags, topicsOf } from '../load.ts';
import { isImmersive } from '../longform/form.ts';
import { textCarriesAds } from '../page-ads.ts';
import type { ArticlePageData } from './data.ts';
import { formOf } from './forms.ts';
import { articleHead } from './head.ts';
import { preparedPageCodec } from './prepared-page.ts';

const headOf = oncePer(({ article, text }: z.output<typeof preparedPageCodec>) =>
  articleHead(article, askedIn(text.body)),
);

const choicesOf = oncePer(({ listicles }: Article) => listicles.flatMap(({ items }) => items));

const subjectOf = (article: Article): string | undefined => {
  const [first] = choicesOf(article);
  return first?.relatedProduct?.name ?? first?.title;
};

const contentsIn = oncePerPair((text: PreparedBody, article: Article) => contentsOf(text, article, choicesOf(article)));

export const loadArticle: Load<'article' | ArticleForm> = async (context) => {
  const page = await fetchPresent(context, 'article', preparedPageCodec);
  const { article, text, keepReading, moreInTopic } = page;
  const address = addressOf(context, storyTarget(article));
  if (context.url.pathname !== address) return { redirect: address };

  const features = context.rules.about(article);
  const listed = context.view.cards(keepReading.items);
  const { items: next, decision } = features.isOn('dynamicWidgets')
    ? await context.ranking.rank('keep-reading', article.id, listed)
    : { items: listed };
  const more = moreOf(moreInTopic, context.view);
  const shownText = context.showsAds && textCarriesAds(article, features) ? withAds(text) : text;
  const data: ArticlePageData = {
    now: context.now,
    story: readStoryOf(article, context.view),
    body: context.bodies.of(shownText, {
      id: article.id,
      now: context.now,
      data: article.additionalShortcodeData,
      choices: choicesOf(article),
      subject: subjectOf(article),
      wide: isImmersive(article),
      facebook: features.isOn('facebookShortcode'),
    }),
    contents: features.isOn('tableOfContents') ? contentsIn(text, article) : undefined,
    keepReading: next,
    more,
  };
  const { part, ...talk } = await discussionUnder(context, article, address, features);
  const shown = await formOf(article)(article, { ...data, discussion: part }, context, features, shownText);
  return {
    decision,
    ...shown,
    until: earlier(shown.until, talk.until),
    head: talk.head(headOf(page)),
    topics: topicsOf(article),
    tags: [
      ...storyTags([article], next, more?.stories ?? [], shownInText(article.additionalShortcodeData)),
      ...(shown.tags ?? []),
      ...talk.tags,
    ],
  };
};
