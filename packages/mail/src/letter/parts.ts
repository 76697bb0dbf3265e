/** What a letter is made of. */
import { z } from 'zod';

/**
 * Names that people chose stand in letters: letters that turn the direction of writing round would garble what stands
 * beside them, so they are left out, and so are control letters; a line of a letter is one line.
 */
const line = z
  .string()
  .max(2000)
  .transform((text) =>
    text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .trim(),
  )
  .pipe(z.string().min(1));

export const letterSchema = z.strictObject({
  /** The publication's name. */
  brand: line,
  /** What sort of letter it is, in a few words beside the name. */
  about: line,
  /** What lists of messages show beside the subject. */
  preview: line,
  headline: line,
  paragraphs: z.array(line).min(1).max(20),
  /** To be typed somewhere. */
  code: line.optional(),
  /** The one thing to do; its address can be read as well. */
  button: z.strictObject({ label: line, href: z.url({ protocol: /^https?$/ }).max(2000) }).optional(),
  /** How long it works, what to do if it was not you. */
  note: line.optional(),
  /** Why they get it, and from whom. */
  foot: z.array(line).min(1).max(6),
});

export type Letter = z.input<typeof letterSchema>;
