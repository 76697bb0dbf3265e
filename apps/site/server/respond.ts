/** From a finished page to a response: a fresh nonce, the policy that names it, and the reader's encoding. */
import { acceptsEncoding } from '@masthead/runtime';
import { newNonce } from './document/nonce.ts';
import type { EncodedBody, PageDocument } from './document/page-document.ts';
import { contentSecurityPolicy, securityHeaders, strictTransport } from './document/security-headers.ts';
import type { SiteDeps } from './site-deps.ts';

type HeaderValues = Readonly<Record<string, string>>;

interface FinishedPage {
  document: PageDocument;
  headers: HeaderValues;
  /** Made to be shown by other sites. */
  embeddable?: boolean;
}

/** An answer that is ready, for a server that sends it itself. */
export interface ReadyAnswer {
  headers: HeaderValues;
  pieces: readonly Buffer[];
}

export interface HtmlResponder {
  respond(request: Request, page: FinishedPage, status: number): Promise<Response>;
  /** The same at once; undefined when the page has not been compressed yet. */
  ready(page: FinishedPage, acceptEncoding: string): ReadyAnswer | undefined;
}

type ResponderDeps = Pick<SiteDeps, 'development' | 'siteUrl' | 'images'>;

export function createHtmlResponder({ development, siteUrl, images }: ResponderDeps): HtmlResponder {
  const secure = siteUrl.startsWith('https:');
  const options = { development, secure, imageHost: URL.parse(images.base)?.origin };
  const ours = {
    policy: contentSecurityPolicy(options),
    headers: { ...securityHeaders, ...(secure && strictTransport) },
  };
  const { 'x-frame-options': _oursOnly, ...anywhere } = ours.headers;
  const embedded = { policy: contentSecurityPolicy({ ...options, embeddable: true }), headers: anywhere };

  function headersOf(nonce: string, { encoding }: EncodedBody, { headers, embeddable }: FinishedPage): HeaderValues {
    const fixed = embeddable ? embedded : ours;
    return {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': fixed.policy(nonce),
      vary: 'accept-encoding',
      ...(encoding === 'gzip' && { 'content-encoding': encoding }),
      ...fixed.headers,
      ...headers,
    };
  }

  return {
    async respond(request, page, status) {
      const nonce = newNonce();
      const acceptsGzip = acceptsEncoding(request.headers.get('accept-encoding') ?? '', 'gzip');
      const body = await page.document.encode(nonce, acceptsGzip);
      return new Response(Buffer.concat(body.pieces), { status, headers: headersOf(nonce, body, page) });
    },
    ready(page, acceptEncoding) {
      const nonce = newNonce();
      const body = page.document.encodeNow(nonce, acceptsEncoding(acceptEncoding, 'gzip'));
      return body && { pieces: body.pieces, headers: headersOf(nonce, body, page) };
    },
  };
}

export const redirectResponse = (location: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'private, max-age=300' } });
