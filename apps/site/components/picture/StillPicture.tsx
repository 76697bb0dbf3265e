/** The image itself. Its width and height are always there, so that nothing moves when it comes. */
import { preload } from 'react-dom';
import { PHONES, WIDER } from './screens.ts';
import type { ShownPicture } from './shown-picture.ts';
import { sizesOf } from './sizes.ts';
import { type SlotName, slots } from './slots.ts';

interface StillPictureProps {
  picture: ShownPicture;
  priority?: boolean;
  className?: string | undefined;
}

/** Written once for each place, not for each picture. */
const SIZES = Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, sizesOf(slot)])) as Record<
  SlotName,
  string
>;

export function StillPicture({ picture, priority = false, className }: StillPictureProps) {
  const { slot, src, srcset, phoneSrcset, width, height, alt } = picture;
  const image = (
    <img
      className={className}
      src={src}
      srcSet={srcset}
      sizes={srcset && SIZES[slot]}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!phoneSrcset) return image;
  if (priority) preloadBoth(picture, phoneSrcset);
  return (
    <picture>
      <source media={PHONES} srcSet={phoneSrcset} sizes={SIZES[slot]} />
      {image}
    </picture>
  );
}

/** Of an image alone React sees to this itself; which of two cuts a screen needs it cannot know. */
function preloadBoth({ slot, src, srcset = '' }: ShownPicture, phoneSrcset: string): void {
  const shared = { as: 'image', fetchPriority: 'high', imageSizes: SIZES[slot] } as const;
  preload(src, { ...shared, imageSrcSet: phoneSrcset, media: PHONES });
  preload(src, { ...shared, imageSrcSet: srcset, media: WIDER });
}
