/** Reviews as files. */
import { storyKinds } from '@masthead/model';
import { type KindFiles, nothingMore } from '../files.ts';
import { READ_STORIES, type ReadStoryFile, storyFile } from '../read-story-file.ts';

const STARTER = `review:
  product: ""            # the slug of the product; without one take the line out
  score: 7.5             # out of 10
  good: ["What is good, in a few words"]
  bad: ["What is not"]
  bottomLine: "The verdict in a sentence or two"
`;

export const reviewFiles = {
  ...nothingMore,
  folder: READ_STORIES,
  schema: storyFile,
  usual: { type: 'Review', section: 'reviews' },
  starter: STARTER,
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
