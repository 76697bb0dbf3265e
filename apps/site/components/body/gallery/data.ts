/** A gallery that a text leads to. */
import type { ShownPicture } from '../../picture/shown-picture.ts';

export interface GalleryCardData {
  headline: string;
  href: string;
  /** How many pictures it has; zero where nobody counted. */
  count: number;
  /** The first of them. */
  pictures: ShownPicture[];
}
