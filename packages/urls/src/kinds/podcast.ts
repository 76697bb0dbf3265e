/** Where podcasts live: every episode below the door of all shows. */
import { at, page, slug } from '../address.ts';
import type { KindPlace, TargetAmong } from '../kind-place.ts';
import type { PlacedContent } from '../placed-content.ts';

const addresses = { podcast: at`/podcasts/${slug}/` };

export const podcast = {
  addresses,
  target: (content: PlacedContent): TargetAmong<typeof addresses> => ({
    name: 'podcast',
    params: { slug: content.slug },
  }),
  doors: { podcasts: at`/podcasts/${page}` },
} satisfies KindPlace;
