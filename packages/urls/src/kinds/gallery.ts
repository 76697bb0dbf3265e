/** Where galleries live: each picture has a page of its own. */
import { at, page, slug } from '../address.ts';
import type { KindPlace, TargetAmong } from '../kind-place.ts';
import type { PlacedContent } from '../placed-content.ts';
import { isAuto } from '../sort-of-content.ts';

const addresses = {
  'auto-gallery': at`/roadshow/pictures/${slug}/${page}`,
  gallery: at`/pictures/${slug}/${page}`,
};

export const gallery = {
  addresses,
  target: (content: PlacedContent): TargetAmong<typeof addresses> => ({
    name: isAuto(content) ? 'auto-gallery' : 'gallery',
    params: { slug: content.slug },
  }),
  doors: { pictures: at`/pictures/${page}` },
} satisfies KindPlace;
