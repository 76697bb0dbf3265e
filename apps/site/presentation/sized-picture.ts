/** A picture in one size, for those outside: search engines, social networks, feeds, players. */
import { type ImageAddresses, type PresetName, planFor } from '@masthead/image-url';
import type { Image } from '@masthead/model';

export interface SizedPicture {
  src: string;
  width: number;
  height: number;
}

const MOVING = /\.gif$/i;

/** Of a moving picture the first frame is seen wherever it does not move. */
const stillOptions = ({ bucketPath }: Image): { frame?: number } => (isMoving(bucketPath) ? { frame: 1 } : {});
export const isMoving = (path: string): boolean => MOVING.test(path);

export function sizedPicture(images: ImageAddresses, image: Image, size: PresetName): SizedPicture {
  const still = stillOptions(image);
  return { src: images.of(image, size, still), ...planFor(image, images.orderOf(image, size, still)).size };
}
