/** Forms of the hosted pages: small, and read as texts only. */
import { boundedBody, HttpError } from '@masthead/runtime';
import type { Context } from 'hono';

/** The longest password and the answer of a passkey fit many times. */
const LARGEST_FORM = 32_000;

export type Form = (field: string) => string;

export async function formOf(context: Context): Promise<Form> {
  const type = context.req.header('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded'))
    throw new HttpError(415, 'Send the form as a browser does.');
  const bytes = await boundedBody(context.req.raw, LARGEST_FORM);
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  return (field) => fields.get(field) ?? '';
}
