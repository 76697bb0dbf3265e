/** Where live coverage lives: among the news, or among the deals. */
import { at, oneOf, slug } from '../address.ts';
import type { KindPlace, TargetAmong } from '../kind-place.ts';
import type { PlacedContent } from '../placed-content.ts';
import { LIVE_TYPES } from '../sections.ts';
import { isDeal } from '../sort-of-content.ts';

const addresses = { 'article-live': at`/${oneOf('type', LIVE_TYPES)}-live/${slug}/` };

export const live = {
  addresses,
  target: (content: PlacedContent): TargetAmong<typeof addresses> => ({
    name: 'article-live',
    params: { slug: content.slug, type: isDeal(content) ? 'deals' : 'news' },
  }),
  doors: {},
} satisfies KindPlace;
