/** The head of a review or a preview. */
import type { Review } from '@masthead/model';
import { oncePer } from '../../base/once-per.ts';
import type { Head } from '../../presentation/head/head.ts';
import { storyHead } from '../../presentation/head/story-head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { review as judgement } from '../../presentation/structured-data/review.ts';
import { videoObject } from '../../presentation/structured-data/video.ts';

export const reviewHead = oncePer(
  (review: Review): Head => ({
    ...storyHead(review, review.reviewKind === 'preview' ? 'Previews' : 'Reviews'),
    structuredData: [
      judgement(review),
      breadcrumbs([{ label: 'Reviews', href: '/reviews/' }], review.headline),
      ...(review.video ? [videoObject(review.video)] : []),
    ],
  }),
);
