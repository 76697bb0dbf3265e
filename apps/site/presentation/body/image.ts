/** A picture of the media store. */
import type { Image } from '@masthead/model';
import { z } from 'zod';
import type { BodyImageData } from '../../components/body/image/data.ts';
import { isMoving } from '../sized-picture.ts';
import { element, found, key, words } from './element.ts';

export const image = element(
  z.object({ picture: key, caption: words.optional() }),
  ({ picture: id, caption }, { data, view, wide }): BodyImageData | undefined => {
    const picture = found(data?.pictures, id);
    if (!picture) return undefined;
    const slot = wide && isWide(picture) ? 'bleed' : 'body';
    return { picture: { ...view.picture(picture, slot), ...(caption && { caption }) } };
  },
);

/** An upright picture would lose its subject from edge to edge, and a moving one stays whole. */
const isWide = ({ width, height, bucketPath }: Image): boolean =>
  width !== undefined && height !== undefined && width > height && !isMoving(bucketPath);
