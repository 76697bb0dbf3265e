/** What an address must be before anything looks at it. Everything refused here is the sender's fault: a 4xx. */
import { badRequest, HttpError, methodNotAllowed, uriTooLong } from '@masthead/runtime';

const MAX_ADDRESS = 2048;
export const MAX_COOKIE = 8192;
/** Control characters and the backslash, which browsers read as a slash. */
const UNPRINTABLE_OR_BACKSLASH = /[\p{Cc}\\]/u;

const READING = ['GET', 'HEAD'];

/** `takesForm`: the address of a page that a form is sent to. */
export function guardRequest(request: Request, url: URL, takesForm = false): void {
  const allowed = takesForm ? [...READING, 'POST'] : READING;
  if (!allowed.includes(request.method)) throw methodNotAllowed(allowed);
  if (url.pathname.length + url.search.length > MAX_ADDRESS) throw uriTooLong();
  if ((request.headers.get('cookie')?.length ?? 0) > MAX_COOKIE) throw new HttpError(431, 'The cookies are too large');
  guardPath(url.pathname);
}

function guardPath(pathname: string): void {
  const decoded = decode(pathname);
  if (decoded === undefined || UNPRINTABLE_OR_BACKSLASH.test(decoded)) throw badRequest('This address is malformed');
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
