/** A picture of the media store. */
import type { Image } from '@masthead/model';
import { isMoving } from '../sized-picture.ts';
import { found, type Show } from './element.ts';

export const image: Show<'image'> = ({ picture: id, caption }, { data, view, wide }) => {
  const picture = found(data?.pictures, id);
  if (!picture) return undefined;
  const slot = wide && isWide(picture) ? 'bleed' : 'body';
  return { picture: { ...view.picture(picture, slot), ...(caption && { caption }) } };
};

/** An upright picture would lose its subject from edge to edge, and a moving one stays whole. */
const isWide = ({ width, height, bucketPath }: Image): boolean =>
  width !== undefined && height !== undefined && width > height && !isMoving(bucketPath);
