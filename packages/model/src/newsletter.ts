/** Newsletters: what each is, and when it is sent. */
import { z } from 'zod';
import { imageCodec } from './image.ts';
import { flag, maybe, textOr } from './wire.ts';

const name = z.string().min(1);

export const newsletterCodec = z.object({
  slug: name,
  name,
  tagline: textOr(''),
  description: textOr(''),
  /** How often it is sent, and on which day, where it has one. */
  frequency: textOr(''),
  day: textOr(''),
  recommended: flag,
  image: maybe(imageCodec),
});
export type Newsletter = z.output<typeof newsletterCodec>;
