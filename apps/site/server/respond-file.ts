/** Answers for a finished file: compressed for those who take it so, and with nothing for those who have it already. */
import { encodingFor, encodingHeader, hasTag, securityHeaders } from '@masthead/web';
import type { FinishedFile } from './cache/kept-files.ts';
import { type CdnName, keyHeaders } from './cache/shared-cache.ts';
import { STALE_HEADERS } from './cache/stale-if-error.ts';

const MAX_AGE = 300;

/** A CDN keeps it as long as anybody; with keys it can be told to drop it sooner. */
export function fileResponse(request: Request, file: FinishedFile, cdn: CdnName | undefined): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const { bytes, etag } = file.encoded[encoding];
  const headers = {
    ...securityHeaders,
    etag,
    vary: 'accept-encoding',
    'cache-control': cacheControlFor(file, cdn),
    ...(cdn && keyHeaders(cdn, file.names)),
    ...(file.stale && STALE_HEADERS),
    ...(file.modifiedAt !== undefined && { 'last-modified': new Date(file.modifiedAt).toUTCString() }),
    ...(file.links?.length && { link: file.links.map(({ href, rel }) => `<${href}>; rel="${rel}"`).join(', ') }),
  };
  if (isKnown(request.headers, file)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      ...headers,
      'content-type': file.type,
      'content-length': String(bytes.length),
      ...encodingHeader(encoding),
    },
  });
}

/** What cannot be dropped is not kept by a CDN. */
const cacheControlFor = ({ names }: FinishedFile, cdn: CdnName | undefined): string =>
  `${cdn && !keyHeaders(cdn, names) ? 'private' : 'public'}, max-age=${MAX_AGE}`;

/** By its tag when one is sent; only then is its age no question. */
function isKnown(headers: Headers, { encoded, modifiedAt }: FinishedFile): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return hasTag(tags, ...Object.values(encoded).map(({ etag }) => etag));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // Headers know whole seconds only.
  return modifiedAt !== undefined && Math.floor(modifiedAt / 1000) * 1000 <= since;
}

/** For machines: a sentence says more than a page. */
export const sentenceResponse = (sentence: string, status: 400 | 404 | 410): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
