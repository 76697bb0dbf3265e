/** What is known of a picture: what its list says, and of the rest what its file shows. */
import { focusOf } from '../../use-cases/writing/focus-of.ts';
import { measurePicture } from '../../use-cases/writing/measure-picture.ts';
import type { PictureFile } from './file-schemas.ts';

/** What files may leave out. */
type FoundOut = 'width' | 'height' | 'color' | 'focus';
type Measured = Omit<PictureFile, FoundOut> & { [Field in FoundOut]: NonNullable<PictureFile[Field]> };

export async function measured(picture: PictureFile, bytes: Uint8Array): Promise<Measured> {
  const { width, height, color, focus } = picture;
  // Most lists say everything: then nothing is decoded.
  if (width !== undefined && height !== undefined && color !== undefined && focus !== undefined)
    return { ...picture, width, height, color, focus };
  const found = await measurePicture(bytes);
  return {
    ...picture,
    width: width ?? found.width,
    height: height ?? found.height,
    color: color ?? found.color,
    focus: focus ?? (await focusOf(bytes)),
  };
}
