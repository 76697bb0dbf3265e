/** Collections: stories that editors keep together. */
import { z } from 'zod';
import { imageCodec } from './image.ts';
import { flag, id, list, maybe, text } from './wire.ts';

export const collectionCodec = z.object({
  id,
  image: maybe(imageCodec),
  primary: flag,
  title: text,
  slug: text,
  hide: flag,
  description: text,
  threads: list(z.object({ slug: z.string() })),
  typeSlug: text,
});
export type Collection = z.output<typeof collectionCodec>;

/** A collection that another system recommends from. */
export const ricochetCollectionCodec = z.object({ slug: z.string(), title: text, type: text });
export type RicochetCollection = z.output<typeof ricochetCollectionCodec>;
