/** Comments without a script: a form that a page of ours sent is answered with the way back, or with what was wrong. */
import { commentLoginPath } from '@masthead/account';
import { HttpError, isOurs } from '@masthead/runtime';
import { escapeHtml } from '@masthead/web';

/** Only a page of ours writes: the cookie alone says nothing of who made the browser send it (CSRF). */
export function refuseForeign({ headers }: Request, origin: string): void {
  if (!isOurs(headers, origin)) throw new HttpError(403, 'Comments are taken from our own pages only');
}

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
export const isForm = ({ headers }: Request): boolean => FORM.test(headers.get('content-type') ?? '');

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });

interface FormPage {
  status: number;
  headers?: HttpError['headers'];
  message: string;
  /** Where the reader may go on. */
  way: { href: string; words: string };
  /** It stands in the page, so that nothing is lost. */
  typed: string;
}

/** A page of its own, small as it is. */
function formPage({ status, headers, message, way, typed }: FormPage): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Not posted</title></head><body><main><h1>Not posted</h1><p>${escapeHtml(message)}</p>${typed && `<p>What you wrote:</p><pre>${escapeHtml(typed)}</pre>`}<p><a href="${escapeHtml(way.href)}">${way.words}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

export const formRefused = ({ statusCode, message, headers }: HttpError, storyPath: string, typed: string): Response =>
  formPage({
    status: statusCode,
    message,
    headers,
    way: { href: `${storyPath}#discussion`, words: 'Back to the story' },
    typed,
  });

/**
 * The way to the sign-in is a link and no redirect: a form of ours may lead to our own pages only, browsers count the
 * redirects after it, and the issuer may be another site.
 */
export const signInFirst = (storyPath: string, typed: string): Response =>
  formPage({
    status: 401,
    message: 'Comments are signed: sign in, and post it then.',
    way: { href: commentLoginPath(storyPath), words: 'Sign in' },
    typed,
  });
