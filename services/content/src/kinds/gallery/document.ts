/** A gallery as editors write it: pictures in an order, each with its words. */
import { storyKinds } from '@masthead/model';
import { z } from 'zod';
import { baseFields } from '../../documents/base.ts';
import { id, required, slug } from '../../documents/fields.ts';
import { text } from '../../documents/texts.ts';

const galleryItem = z.strictObject({
  picture: id,
  title: required(160),
  body: text.default(''),
  product: slug.nullable().default(null),
});

export const galleryDocument = z.strictObject({
  ...baseFields,
  typeName: z.literal(storyKinds.gallery.typeName),
  items: z.array(galleryItem).min(1, 'needs at least one').max(200),
});

export type GalleryDocument = z.output<typeof galleryDocument>;
