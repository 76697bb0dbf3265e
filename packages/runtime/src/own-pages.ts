/** A guard against CSRF and forged counts: whether a request was sent by a page of our own origin. */

/** Browsers say which page sends, and no page can make them say otherwise; the older header is all that plain HTTP has. */
export function isOurs(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === origin : site === 'same-origin';
}

const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const isThisMachine = ({ hostname }: URL): boolean => THIS_MACHINE.includes(hostname);

/**
 * The host that a request names proves nothing, as any name can be made to lead here; only of a site that runs on its
 * reader's own machine any name of that will do.
 */
export function isOwnOrigin(origin: string, host: string | undefined, siteUrl: string): boolean {
  const site = new URL(siteUrl);
  if (origin === site.origin) return true;
  const page = URL.parse(origin);
  return page !== null && isThisMachine(page) && isThisMachine(site) && page.host === host;
}

/** For what a cookie opens: the page must be named, and be ours by both headers where a browser sends both. */
export function isFromOwnPage({ headers, url }: Pick<Request, 'headers' | 'url'>, siteUrl: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  return (
    (site === null || site === 'same-origin') && origin !== null && isOwnOrigin(origin, new URL(url).host, siteUrl)
  );
}
