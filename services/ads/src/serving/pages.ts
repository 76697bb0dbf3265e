/** The small pages of our own that stand where an ad's link leads nowhere. */
import { escapeHtml } from '@masthead/web';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

function page(status: 400 | 410, title: string, sentence: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">To the front page</a></p></main></body></html>`;
  return new Response(html, { status, headers: HEADERS });
}

export const notOurs = (): Response =>
  page(400, 'This link is not one of ours', 'It leads nowhere: nobody here has made it.');
export const over = (): Response =>
  page(410, 'This advertisement is over', 'Its link was good for an hour. Nothing was counted.');
