/** The head of a review or a preview. */
import type { Review } from '@masthead/model';
import type { Head } from '../../server/document/head.ts';
import { storyHead } from '../../server/document/story-head.ts';
import { breadcrumbs } from '../../server/structured-data/breadcrumbs.ts';
import { review as judgement } from '../../server/structured-data/review.ts';
import { videoObject } from '../../server/structured-data/video.ts';

export const reviewHead = (review: Review): Head => ({
  ...storyHead(review, review.reviewKind === 'preview' ? 'Previews' : 'Reviews'),
  structuredData: [
    judgement(review),
    breadcrumbs([{ label: 'Reviews', href: '/reviews/' }], review.headline),
    ...(review.video ? [videoObject(review.video)] : []),
  ],
});
