/** The head of an article, and what it is about: news always, and what its layout and its lists add. */
import { type Article, hasFaqMarkup, hasHowToMarkup } from '@masthead/model';
import type { Head } from '../../server/document/head.ts';
import { storyHead, topicTrail } from '../../server/document/story-head.ts';
import { breadcrumbs } from '../../server/structured-data/breadcrumbs.ts';
import { type Answered, faq, questionsIn } from '../../server/structured-data/faq.ts';
import { howTo } from '../../server/structured-data/how-to.ts';
import { bestList } from '../../server/structured-data/item-list.ts';
import { newsArticle } from '../../server/structured-data/news-article.ts';
import { videoObject } from '../../server/structured-data/video.ts';

/** `asked` is what its text asks and answers apart from its headings. */
export const articleHead = (article: Article, asked: readonly Answered[] = []): Head => ({
  ...storyHead(article),
  structuredData: [
    newsArticle(article),
    breadcrumbs(topicTrail(article), article.headline),
    faq([...(hasFaqMarkup(article) ? questionsIn(article.body) : []), ...asked]),
    ...(hasHowToMarkup(article) ? [howTo(article)] : []),
    ...article.listicles.map((list) => bestList(list, article.authors)),
    ...(article.video ? [videoObject(article.video)] : []),
  ],
});
