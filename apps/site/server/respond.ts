/** From a finished page to a response: a fresh nonce, the policy that names it, and the reader's encoding. */
import { randomBytes } from 'node:crypto';
import type { PageDocument } from './document/page-document.ts';
import { contentSecurityPolicy, securityHeaders } from './document/security-headers.ts';
import type { SiteDeps } from './site-deps.ts';

const NONCE_BYTES = 18;
const acceptsGzip = (request: Request): boolean => /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');

export async function htmlResponse(
  request: Request,
  page: { document: PageDocument; headers: Readonly<Record<string, string>> },
  status: number,
  { development, siteUrl }: Pick<SiteDeps, 'development' | 'siteUrl'>,
): Promise<Response> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const { bytes, encoding } = await page.document.encode(nonce, acceptsGzip(request));
  return new Response(bytes, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ nonce, development, secure: siteUrl.startsWith('https:') }),
      vary: 'accept-encoding',
      ...(encoding === 'gzip' && { 'content-encoding': encoding }),
      ...securityHeaders,
      ...page.headers,
    },
  });
}

export const redirectResponse = (location: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'private, max-age=300' } });

export const jsonResponse = (body: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  });
