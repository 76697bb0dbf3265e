/** A picture in its place on a page: every size that the place offers, each once. */
import type { ImageAddresses } from '@masthead/image-url';
import type { Image } from '@masthead/model';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';
import { type Presets, type Slot, type SlotName, slots } from '../../components/picture/slots.ts';
import { isMoving, type SizedPicture, sizedPicture } from '../sized-picture.ts';

export function shownPicture(images: ImageAddresses, image: Image, name: SlotName): ShownPicture {
  const slot: Slot = slots[name];
  const offered = offeredOf(images, image, slot.presets);
  const phones = slot.phonePresets && offeredOf(images, image, slot.phonePresets);
  const largest = offered.reduce((_smaller, larger) => larger);
  return {
    slot: name,
    ...largest,
    ...(offered.length > 1 && { srcset: srcsetOf(offered) }),
    ...(phones && { phoneSrcset: srcsetOf(phones) }),
    ...motionOf(images, image, slot),
    ...(isOpaque(image) && image.dominantColor && { color: image.dominantColor }),
    ...wordsOf(image, slot),
  };
}

/** The first frame is seen for a moment only, so it comes in the size for phones. */
function motionOf(images: ImageAddresses, image: Image, { films }: Slot): Pick<ShownPicture, 'motion'> {
  if (!films || !isMoving(image.bucketPath)) return {};
  const poster = sizedPicture(images, image, films.phone).src;
  return { motion: { phone: images.of(image, films.phone), wider: images.of(image, films.wider), poster } };
}

/** A picture is never enlarged, so several sizes of a small one can be the same, or a little less by rounding. */
function offeredOf(images: ImageAddresses, image: Image, presets: Presets): SizedPicture[] {
  const offered: SizedPicture[] = [];
  for (const preset of presets) {
    const sized = sizedPicture(images, image, preset);
    if (sized.width > (offered.at(-1)?.width ?? 0)) offered.push(sized);
  }
  return offered;
}

const srcsetOf = (offered: readonly SizedPicture[]): string =>
  offered.map(({ src, width }) => `${src} ${width}w`).join(', ');

/** Behind anything else its colour might shine through for ever. */
const isOpaque = ({ bucketPath }: Image): boolean => /\.jpe?g$/i.test(bucketPath);

function wordsOf({ alt, caption, credits }: Image, { speaks }: Slot): Pick<ShownPicture, 'alt' | 'caption' | 'credit'> {
  if (!speaks) return { alt: '' };
  return { alt, ...(caption && { caption }), ...(credits && { credit: credits }) };
}
