/** What calls take: small JSON in a known shape. */
import { badRequest, boundedBody, HttpError } from '@masthead/runtime';
import type { Context } from 'hono';
import type { z } from 'zod';
import { jsonOrNothing } from './json-door.ts';

const LARGEST = 32_000;

/** Only JSON: a form of another site can send none without asking first. `wrong` is the status of another shape. */
export async function sentJson<Shape extends z.ZodType>(
  { req }: Context,
  shape: Shape,
  { largest = LARGEST, wrong = 400 }: { largest?: number; wrong?: 400 | 422 } = {},
): Promise<z.output<Shape>> {
  if (!req.header('content-type')?.startsWith('application/json')) throw new HttpError(415, 'Send JSON.');
  const text = new TextDecoder().decode(await boundedBody(req.raw, largest));
  const value = jsonOrNothing(text);
  if (value === undefined) throw badRequest('The JSON cannot be read.');
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new HttpError(wrong, `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'is wrong'}`);
}
