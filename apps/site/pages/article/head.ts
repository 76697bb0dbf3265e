/** The head of an article, and what it is about: news always, and what its layout and its lists add. */
import { type Article, hasFaqMarkup, hasHowToMarkup } from '@masthead/model';
import type { Head } from '../../server/document/head.ts';
import { storyHead, topicTrail } from '../../server/document/story-head.ts';
import { breadcrumbs } from '../../server/structured-data/breadcrumbs.ts';
import { faq } from '../../server/structured-data/faq.ts';
import { howTo } from '../../server/structured-data/how-to.ts';
import { bestList } from '../../server/structured-data/item-list.ts';
import { newsArticle } from '../../server/structured-data/news-article.ts';
import { videoObject } from '../../server/structured-data/video.ts';

export const articleHead = (article: Article): Head => ({
  ...storyHead(article),
  structuredData: [
    newsArticle(article),
    breadcrumbs(topicTrail(article), article.headline),
    ...(hasFaqMarkup(article) ? [faq(article)] : []),
    ...(hasHowToMarkup(article) ? [howTo(article)] : []),
    ...article.listicles.map((list) => bestList(list, article.authors)),
    ...(article.video ? [videoObject(article.video)] : []),
  ],
});
