/** The head of an article, and what it is about: news always, and what its layout and its lists add. */
import { type Article, hasFaqMarkup, hasHowToMarkup } from '@masthead/model';
import type { Head } from '../../presentation/head/head.ts';
import { storyHead, topicTrail } from '../../presentation/head/story-head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { type Answered, faq, questionsIn } from '../../presentation/structured-data/faq.ts';
import { howTo } from '../../presentation/structured-data/how-to.ts';
import { bestList } from '../../presentation/structured-data/item-list.ts';
import { newsArticle } from '../../presentation/structured-data/news-article.ts';
import { videoObject } from '../../presentation/structured-data/video.ts';

/** `asked` is what its text asks and answers apart from its headings; only pages laid out as questions are told as that. */
export const articleHead = (article: Article, asked: readonly Answered[] = []): Head => ({
  ...storyHead(article),
  structuredData: [
    newsArticle(article),
    breadcrumbs(topicTrail(article), article.headline),
    faq(hasFaqMarkup(article) ? [...questionsIn(article.body), ...asked] : []),
    ...(hasHowToMarkup(article) ? [howTo(article)] : []),
    ...article.listicles.map((list) => bestList(list, article.authors)),
    ...(article.video ? [videoObject(article.video)] : []),
  ],
});
