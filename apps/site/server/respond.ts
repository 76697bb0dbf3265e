/** From a finished page to a response: a fresh nonce, the policy that names it, and the reader's encoding. */
import { acceptsEncoding } from '@masthead/runtime';
import { newNonce } from './document/nonce.ts';
import type { PageDocument } from './document/page-document.ts';
import { contentSecurityPolicy, securityHeaders } from './document/security-headers.ts';

type Headers = Readonly<Record<string, string>>;

export type HtmlResponder = (
  request: Request,
  page: { document: PageDocument; headers: Headers },
  status: number,
) => Promise<Response>;

export function createHtmlResponder(development: boolean, siteUrl: string): HtmlResponder {
  const policy = contentSecurityPolicy({ development, secure: siteUrl.startsWith('https:') });
  return async (request, { document, headers }, status) => {
    const nonce = newNonce();
    const acceptsGzip = acceptsEncoding(request.headers.get('accept-encoding') ?? '', 'gzip');
    const { bytes, encoding } = await document.encode(nonce, acceptsGzip);
    return new Response(bytes, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(nonce),
        vary: 'accept-encoding',
        ...(encoding === 'gzip' && { 'content-encoding': encoding }),
        ...securityHeaders,
        ...headers,
      },
    });
  };
}

export const redirectResponse = (location: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'private, max-age=300' } });

export const jsonResponse = (body: unknown, headers: Headers = {}, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  });
