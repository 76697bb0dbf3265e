/** Articles: stories that are read as text. */
import type { DetailOf } from '../../documents/shown.ts';
import { wireComponent } from '../../wire/component.ts';
import { collectionsComponent } from '../collections-component.ts';
import { type KindDefinition, plainPage, type StoryPage, shownAsWritten } from '../definition.ts';
import { type ArticleDocument, articleDocument } from './document.ts';
import { articleFiles } from './files.ts';
import { wireArticle } from './wire.ts';

function components({ story, detail, material, below }: StoryPage<DetailOf<ArticleDocument>>) {
  const article = wireArticle(story, detail, material);
  return [
    wireComponent('article', 'Article', article),
    ...(article.listicles.length > 0 ? [wireComponent('listicles', 'Listicles', article.listicles)] : []),
    ...collectionsComponent(article.collections),
    ...below,
  ];
}

export const article = {
  document: articleDocument,
  names: [
    ['listicle.*.product', 'products'],
    ['deals.*.product', 'products'],
  ],
  files: articleFiles,
  mediaPaths: async () => [],
  card: () => ({}),
  words: () => [],
  products: ({ listicle, deals }) => [...listicle, ...deals].map(({ product }) => product),
  pictures: () => [],
  listed: { isRead: true, isNews: true, doorTitle: null, more: () => [] },
  shown: shownAsWritten,
  page: {
    type: 'article',
    prepare: plainPage<ArticleDocument>(components),
    asArticle: ({ story, detail, material }) => wireArticle(story, detail, material),
    showsPrices: ({ deals }) => deals.length > 0,
  },
  feedParts: ({ listicle }) => ({
    listicle: listicle.map(({ award, summary, pros, cons }) => ({ award, summary, pros, cons })),
  }),
  isVideo: false,
  judged: () => null,
  choices: ({ listicle }) => listicle,
  deals: ({ deals }) => deals,
  rounds: ({ versus }) => versus?.rounds ?? [],
} as const satisfies KindDefinition<ArticleDocument>;
