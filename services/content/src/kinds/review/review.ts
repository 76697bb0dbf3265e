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

/** A product knows the review that judges it: of several the one that was published last. */
async function linkProduct(
  db: Writing,
  id: string,
  { review: { product } }: ReviewDocument,
  isAgain: boolean,
): Promise<void> {
  const linked = db.updateTable('products').where('review_id', '=', id);
  const left = await linked
    .set({ review_id: null })
    .where('slug', '!=', product ?? '')
    .returning('slug')
    .execute();
  const judged = db
    .updateTable('products')
    .set({ review_id: id })
    .where('slug', '=', product ?? '');
  const gained = await (isAgain ? judged.where('review_id', 'is', null) : judged).returning('slug').execute();
  noteChange(
    db,
    [...left, ...gained].map(({ slug }) => `product:${slug}`),
  );
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
  rounds: () => [],
} as const satisfies KindDefinition<ReviewDocument>;
