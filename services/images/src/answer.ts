/** Pictures and refusals as HTTP answers. */
import type { Format } from '@masthead/image-url';
import type { HttpError } from '@masthead/runtime';
import { wantedRange } from './byte-range.ts';
import { hasTag } from './entity-tag.ts';
import { KEPT_BY_NOBODY } from './refusals.ts';

export interface Answered {
  format: Format;
  etag: string;
  varies: boolean;
  /** Something better may come. */
  isStopgap: boolean;
}

const TYPES: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
};
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

const headersOf = ({ format, etag, varies, isStopgap }: Answered): Record<string, string> => ({
  'content-type': TYPES[format],
  'cache-control': isStopgap ? FOR_AN_HOUR : FOR_GOOD,
  etag,
  ...(varies && { vary: 'Accept' }),
  ...(format === 'mp4' && { 'accept-ranges': 'bytes' }),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'",
});

/** The browser has it already. */
export const isKnown = ({ headers }: Request, { etag }: Answered): boolean =>
  hasTag(headers.get('if-none-match'), etag);

export function notModified(answered: Answered): Response {
  const { 'content-type': _, ...headers } = headersOf(answered);
  return new Response(null, { status: 304, headers });
}

export function pictureAnswer(request: Request, answered: Answered, bytes: Buffer<ArrayBuffer>): Response {
  const headers = headersOf(answered);
  const whole = { ...headers, 'content-length': String(bytes.length) };
  if (request.method === 'HEAD') return new Response(null, { headers: whole });
  const range =
    answered.format === 'mp4' ? wantedRange(request.headers, { size: bytes.length, etag: answered.etag }) : undefined;
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...KEPT_BY_NOBODY, 'content-range': `bytes */${bytes.length}` },
    });
  if (!range) return new Response(bytes, { headers: whole });
  const { first, last } = range;
  return new Response(bytes.subarray(first, last + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${bytes.length}`,
    },
  });
}

export const elsewhere = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': FOR_AN_HOUR } });

export function refusalAnswer({ statusCode: code, message, headers }: HttpError): Response {
  return Response.json(
    { errors: [{ code, message }] },
    { status: code, headers: { 'x-content-type-options': 'nosniff', ...headers } },
  );
}
