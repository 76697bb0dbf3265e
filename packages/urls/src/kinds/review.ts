/** Where reviews live: their address ends with whether it is a review or a preview. */
import { reviewKindOf } from '@masthead/model';
import { at, oneOf, page, slug } from '../address.ts';
import type { KindPlace, TargetAmong } from '../kind-place.ts';
import type { PlacedContent } from '../placed-content.ts';
import { replaysOf } from '../replays.ts';
import { REVIEW_TYPES } from '../sections.ts';
import { isAuto } from '../sort-of-content.ts';

const reviewType = oneOf('type', REVIEW_TYPES);

const own = {
  'auto-review': at`/roadshow/reviews/${slug}-${reviewType}/`,
  review: at`/reviews/${slug}-${reviewType}/`,
};

const addresses = { ...own, ...replaysOf(own) };

export const review = {
  addresses,
  target: (content: PlacedContent): TargetAmong<typeof addresses> => ({
    name: isAuto(content) ? 'auto-review' : 'review',
    params: { slug: content.slug, type: reviewKindOf(content.reviewType) ?? 'review' },
  }),
  doors: { reviews: at`/reviews/${page}` },
} satisfies KindPlace;
