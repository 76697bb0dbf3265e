/** Reviews: stories that judge a product. */
import type { DetailOf } from '../../documents/shown.ts';
import { noteChange, type Writing } from '../../store.ts';
import { wireComponent } from '../../wire/component.ts';
import { collectionsComponent } from '../collections-component.ts';
import { type KindDefinition, plainPage, type StoryPage, shownAsWritten } from '../definition.ts';
import { type ReviewDocument, reviewDocument } from './document.ts';
import { reviewFiles } from './files.ts';
import { wireReview } from './wire.ts';

function components({ story, detail, material, below }: StoryPage<DetailOf<ReviewDocument>>) {
  const review = wireReview(story, detail, material);
  return [
    wireComponent('review', 'Review', review),
    ...(review.relatedProduct ? [wireComponent('product', 'TechProduct', review.relatedProduct)] : []),
    ...collectionsComponent(review.collections),
    ...below,
  ];
}

/** A product knows the review that judges it. */
async function linkProduct(db: Writing, id: string, { review: { product } }: ReviewDocument): Promise<void> {
  const unlinked = db.updateTable('products').set({ review_id: null }).where('review_id', '=', id);
  const before = await unlinked.returning('slug').execute();
  const slugs = new Set([...before.map(({ slug }) => slug), ...(product ? [product] : [])]);
  noteChange(
    db,
    [...slugs].map((slug) => `product:${slug}`),
  );
  if (product) await db.updateTable('products').set({ review_id: id }).where('slug', '=', product).execute();
}

export const review = {
  document: reviewDocument,
  names: [['review.product', 'products']],
  files: reviewFiles,
  mediaPaths: async () => [],
  card: ({ review: { kind, score, editorsChoice } }) => ({ reviewType: kind, score, editorsChoice }),
  words: ({ review: { bottomLine, good, bad } }) => [bottomLine, ...good, ...bad],
  products: (story) => [story.review.product],
  pictures: () => [],
  listed: {
    isRead: true,
    isNews: true,
    doorTitle: 'Reviews',
    more: (document) => (document.review.editorsChoice ? ['editors-choice'] : []),
  },
  shown: { ...shownAsWritten, after: linkProduct },
  page: {
    type: 'review',
    prepare: plainPage<ReviewDocument>(components),
    asArticle: ({ story, detail, material }) => wireReview(story, detail, material),
    showsPrices: () => true,
  },
  feedParts: (detail) => ({ bottomLine: detail.review.bottomLine }),
  isVideo: false,
  judged: (story) => story.review,
  choices: () => [],
  deals: () => [],
} as const satisfies KindDefinition<ReviewDocument>;
