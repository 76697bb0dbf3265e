/** A picture of the media store. */
import { z } from 'zod';
import type { BodyImageData } from '../../components/body/image/data.ts';
import { element, found, key, words } from './element.ts';

export const image = element(
  z.object({ picture: key, caption: words.optional() }),
  ({ picture: id, caption }, { data, view }): BodyImageData | undefined => {
    const picture = found(data?.pictures, id);
    return picture && { picture: { ...view.picture(picture, 'body'), ...(caption && { caption }) } };
  },
);
