/** Reads a JSON body of bounded size by a schema; everything wrong with it is told at once. */
import { badRequest, HttpError } from '@masthead/runtime';
import type { Context } from 'hono';
import type { z } from 'zod';
import { InvalidDocument, wrongFieldsOf } from '../use-cases/writing/refusals.ts';

const MOST_BYTES = 1_000_000;

/** The bytes of a body, refused as soon as there are too many. */
export async function boundedBody({ req }: Context, most: number): Promise<Uint8Array> {
  const tooLarge = new HttpError(413, `The body takes at most ${most} bytes`);
  if (Number(req.header('content-length') ?? 0) > most) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.length;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function anyJson(context: Context): Promise<unknown> {
  const text = new TextDecoder().decode(await boundedBody(context, MOST_BYTES));
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not JSON');
  }
}

export async function jsonBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await anyJson(context));
  if (parsed.success) return parsed.data;
  throw new InvalidDocument(wrongFieldsOf(parsed.error, 'body'));
}
