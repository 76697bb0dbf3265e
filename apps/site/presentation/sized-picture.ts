/** A picture in one size, for those outside: search engines, social networks, feeds, players. */
import { type ImageAddresses, type PresetName, planFor } from '@masthead/image-url';
import type { Image } from '@masthead/model';
import { LRUCache } from 'lru-cache';

export interface SizedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const MOVING = /\.gif$/i;

/** Of a moving picture the first frame is seen wherever it does not move. */
const stillOptions = ({ bucketPath }: Image): { frame?: number } => (isMoving(bucketPath) ? { frame: 1 } : {});
export const isMoving = (path: string): boolean => MOVING.test(path);

/** Some hundred bytes each. A page has dozens of them, most of which other pages show too; signing one takes as long as ten look-ups. */
const MOST_REMEMBERED = 20_000;
const remembered = new WeakMap<ImageAddresses, LRUCache<string, SizedPicture>>();

export function sizedPicture(images: ImageAddresses, image: Image, size: PresetName): SizedPicture {
  const known = remembered.get(images) ?? new LRUCache<string, SizedPicture>({ max: MOST_REMEMBERED });
  remembered.set(images, known);
  const key = keyOf(image, size);
  const found = known.get(key) ?? makeSized(images, image, size);
  known.set(key, found);
  return found;
}

/** Everything of a picture that its address and its size depend on. */
function keyOf({ bucketType, bucketPath, width, height, crop, cropGravity, focalPoint }: Image, size: string): string {
  const focus = focalPoint ? `${focalPoint.x} ${focalPoint.y}` : '';
  return `${size} ${width} ${height} ${crop ?? ''} ${cropGravity ?? ''} ${focus} ${bucketType}${bucketPath}`;
}

function makeSized(images: ImageAddresses, image: Image, size: PresetName): SizedPicture {
  const still = stillOptions(image);
  return { src: images.of(image, size, still), ...planFor(image, images.orderOf(image, size, still)).size };
}
