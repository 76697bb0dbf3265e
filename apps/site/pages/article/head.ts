/** The head of an article, from its seo fields with their fallbacks. */
import type { Article } from '@masthead/model';
import type { Head } from '../../server/document/head.ts';
import { pictureOf } from '../../server/view/card.ts';

export const articleHead = (article: Article): Head => ({
  title: article.titleTag ?? article.headline,
  description: article.seoMetaDescription ?? article.dek ?? article.headline,
  type: 'article',
  ...(article.image && { picture: pictureOf(article.image) }),
  ...(article.noIndex && { robots: 'noindex' }),
  publishedAt: article.publishedAt,
  ...(article.updatedAt && { updatedAt: article.updatedAt }),
});
