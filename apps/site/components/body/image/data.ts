/** A picture within a text; what its editors say of it here goes before what is said of it everywhere. */
import type { ShownPicture } from '../../picture/shown-picture.ts';

export interface BodyImageData {
  picture: ShownPicture;
}
