/** How the calls read what they are sent and say what became of it. */
import { badRequest, boundedBody, HttpError } from '@masthead/runtime';
import type { Context } from 'hono';
import type { z } from 'zod';

/** A comment of emoji that are each escaped fits. */
const MOST_BYTES = 32_768;

export async function bodyText({ req }: Context): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await boundedBody(req.raw, MOST_BYTES));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw badRequest('The body is not text');
  }
}

export async function jsonBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  let value: unknown;
  try {
    value = JSON.parse(await bodyText(context));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw badRequest('The body is not JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError(422, `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is not understood'}`);
}

const NO_STORE = { 'cache-control': 'private, no-store' } as const;

export const answer = (context: Context, data: unknown, status: 200 | 201 = 200): Response =>
  context.json({ data }, status, NO_STORE);

export const failed = ({ statusCode: code, message, headers }: HttpError): Response =>
  Response.json({ errors: [{ code, message }] }, { status: code, headers: { ...NO_STORE, ...headers } });
