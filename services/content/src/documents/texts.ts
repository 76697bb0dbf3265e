/**
 * Texts of documents: HTML with shortcodes. Each field that holds one is made of this very schema, and by that the door
 * finds it: every text is read by it when it comes in, whatever kind of story it stands in.
 */
import type { z } from 'zod';
import { line } from './fields.ts';
import { isArray, isObject, isSchema } from './schema-parts.ts';

export const MOST_TEXT = 400_000;

/** HTML, whose length is that of what is kept of it: signs that are written out count as they are written. */
export const html = (most: number) =>
  line(most, `takes at most ${most} characters of HTML, in which & is written as &amp;`);

export const text = html(MOST_TEXT);

/** Where documents of a shape hold texts; `*` is each of a list. */
export function textPaths(schema: z.core.$ZodType): string[] {
  if (schema === text) return [''];
  const { def } = schema._zod;
  if (isObject(def)) return Object.entries(def.shape).flatMap(([key, field]) => below(key, field));
  if (isArray(def)) return below('*', def.element);
  return 'innerType' in def && isSchema(def.innerType) ? textPaths(def.innerType) : [];
}

const below = (key: string, schema: z.core.$ZodType): string[] =>
  textPaths(schema).map((path) => (path === '' ? key : `${key}.${path}`));
