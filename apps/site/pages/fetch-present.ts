/** A page by its slug, or by the slug that its story has now: whoever asks compares addresses, and sends readers on. */
import type { z } from 'zod';
import { MovedContent } from '../content-api/errors.ts';
import { fetchPage, type LoadContext } from './load.ts';

export async function fetchPresent<Codec extends z.ZodType>(
  context: LoadContext,
  type: string,
  codec: Codec,
): Promise<z.output<Codec>> {
  const get = (slug: string) => fetchPage(context, { type, slug }, codec);
  try {
    return await get((context.params.slug ?? '').toLowerCase());
  } catch (error) {
    if (!(error instanceof MovedContent)) throw error;
    return get(error.slug);
  }
}
