/** A guard against CSRF and forged counts: whether a request was sent by a page of our own origin. */

/** Browsers say which page sends, and no page can make them say otherwise; the older header is all that plain HTTP has. */
export function isOurs(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === origin : site === 'same-origin';
}
