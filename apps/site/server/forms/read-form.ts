/** Reads a form, guarded against CSRF: only one that a page of our own origin sent is taken. */
import { badRequest, boundedBody, HttpError, isOurs } from '@masthead/runtime';

const MOST_BYTES = 16_384;
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** Everything wrong with it is the sender's fault: a 4xx. */
export async function readForm(request: Request, origin: string): Promise<URLSearchParams> {
  if (!isOurs(request.headers, origin)) throw new HttpError(403, 'Forms are taken from our own pages only');
  if (!FORM.test(request.headers.get('content-type') ?? '')) throw new HttpError(415, 'This takes a form');
  const bytes = await boundedBody(request, MOST_BYTES);
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest('The form is not text');
  }
}
