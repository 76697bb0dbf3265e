/** A picture of the media store, by its id. */
import { z } from 'zod';
import { defineElement, key, words } from '../definition.ts';

export const image = defineElement({
  attributes: z.object({ picture: key, caption: words.optional() }),
  refersTo: ({ picture }) => ({ pictures: [picture] }),
  reads({ picture, caption }, source) {
    const photo = source.picture(picture, caption);
    return photo ? [photo] : [];
  },
  sells: false,
  inFiles: { file: { attribute: 'picture', names: 'picture' } },
});
