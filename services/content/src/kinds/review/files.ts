/** Reviews as files. */
import { storyKinds } from '@masthead/model';
import { type KindFiles, nothingMore } from '../files.ts';
import { READ_STORIES, type ReadStoryFile, storyFile } from '../read-story-file.ts';

export const reviewFiles = {
  ...nothingMore,
  folder: READ_STORIES,
  schema: storyFile,
  isOne: ({ review }) => review !== undefined,
  document({ slug, matter }, common) {
    if (!matter.review) throw new Error(`${slug}.md: a review has a verdict`);
    const { product, score, ...verdict } = matter.review;
    const review = { ...verdict, product: product ?? null, score: score ?? null };
    return { ...common, typeName: storyKinds.review.typeName, review };
  },
  names: ({ review, listicle }) => ({ product: [review?.product, ...listicle.map(({ product }) => product)] }),
  placed: ({ review }) => ({ reviewType: review?.kind }),
} as const satisfies KindFiles<ReadStoryFile>;
