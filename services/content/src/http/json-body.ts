/** Reads a JSON body of bounded size by a schema; everything wrong with it is told at once. */
import { badRequest, boundedBody } from '@masthead/runtime';
import type { Context } from 'hono';
import type { z } from 'zod';
import { InvalidDocument, wrongFieldsOf } from '../use-cases/writing/refusals.ts';
import { refuseTooMuch } from './json-limits.ts';

const MOST_BYTES = 1_000_000;

export async function anyJson({ req }: Context, mostBytes = MOST_BYTES): Promise<unknown> {
  const text = new TextDecoder().decode(await boundedBody(req.raw, mostBytes));
  refuseTooMuch(text);
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not JSON');
  }
}

export async function jsonBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  mostBytes?: number,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await anyJson(context, mostBytes));
  if (parsed.success) return parsed.data;
  throw new InvalidDocument(wrongFieldsOf(parsed.error, 'body'));
}
