/** How the calls read what they are sent and say what became of it. */
import { badRequest, boundedBody, type HttpError } from '@masthead/runtime';
import type { Context } from 'hono';
import { isbot } from 'isbot';
import type { z } from 'zod';
import { WrongFields } from '../booking/words.ts';

const MOST_BYTES = 32 * 1024;

interface Told {
  sender?: string | undefined;
  country?: string | undefined;
}
export const told = ({ env }: Context): Told => (env as Told | undefined) ?? {};

/** Whoever tells something of an ad. */
export const tellerOf = (context: Context) => ({
  userAgent: context.req.header('user-agent') ?? null,
  sender: told(context).sender,
});

export function isRobot(headers: Headers): boolean {
  const userAgent = headers.get('user-agent');
  return !userAgent || isbot(userAgent);
}

/** What was sent, as JSON; what it may be, its reader says. */
export async function jsonIn({ req }: Context, most = MOST_BYTES): Promise<unknown> {
  const bytes = await boundedBody(req.raw, most);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest('The body is not JSON');
  }
}

/** For machines: one sentence with the first thing that is wrong. */
export async function jsonBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  most = MOST_BYTES,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await jsonIn(context, most));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.filter((part) => typeof part !== 'symbol').join('.') || 'body';
  throw badRequest(
    issue?.code === 'unrecognized_keys'
      ? `${place} has a field that it does not know`
      : `${place}: ${issue?.message ?? 'is not understood'}`,
  );
}

const NO_STORE = { 'cache-control': 'private, no-store' } as const;

export const answer = (context: Context, data: unknown, status: 200 | 201 = 200): Response =>
  context.json({ data }, status, NO_STORE);

/** Every wrong field has an entry of its own. */
export function failed(failure: HttpError): Response {
  const { statusCode: code, message, headers } = failure;
  const errors =
    failure instanceof WrongFields
      ? failure.fields.map(({ field, message: said }) => ({ code, field, message: `${field} ${said}` }))
      : [{ code, message }];
  return Response.json({ errors }, { status: code, headers: { ...NO_STORE, ...headers } });
}
