/** Where videos live: on a page of their own, shown again, and apart for those who share them. */
import { at, page, slug } from '../address.ts';
import type { KindPlace, TargetAmong } from '../kind-place.ts';
import type { PlacedContent } from '../placed-content.ts';
import { isAuto, isSponsored } from '../sort-of-content.ts';

const addresses = {
  'video-sponsored': at`/paid-content/videos/${slug}/`,
  'auto-video-share': at`/roadshow/videos/share/${slug}/`,
  'auto-video-replay': at`/roadshow/videos/replay/${slug}/`,
  'auto-video': at`/roadshow/videos/${slug}/`,
  'video-share': at`/videos/share/${slug}/`,
  'video-replay': at`/videos/replay/${slug}/`,
  video: at`/videos/${slug}/`,
};

function target(content: PlacedContent): TargetAmong<typeof addresses> {
  const params = { slug: content.slug };
  if (isSponsored(content)) return { name: 'video-sponsored', params };
  return { name: isAuto(content) ? 'auto-video' : 'video', params };
}

export const video = { addresses, target, doors: { videos: at`/videos/${page}` } } satisfies KindPlace;
