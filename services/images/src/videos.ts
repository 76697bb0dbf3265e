/** Serves videos from the media store under /a/video: playlists, their parts, and whole files in the ranges that players ask for. */
import type { Media } from '@masthead/storage';
import { rangeOf } from './byte-range.ts';
import { fileAt, type MediaFile, noSuch } from './media-file.ts';

export const VIDEO_PREFIX = '/a/video';

/** The only folder of the media store that is served here. */
const HOME = `${VIDEO_PREFIX}/video`;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['ts', 'video/mp2t'],
  ['mp4', 'video/mp4'],
]);

export interface VideoService {
  fetch(request: Request): Promise<Response>;
}

export function createVideoService({ media }: { media: Media }): VideoService {
  return {
    async fetch(request) {
      const { method } = request;
      const inHome = new URL(request.url).pathname.startsWith(`${HOME}/`);
      if (!inHome || (method !== 'GET' && method !== 'HEAD')) return noSuch('video');
      const file = await fileAt(request, VIDEO_PREFIX, TYPES, media);
      if (!file) return noSuch('video');
      return method === 'HEAD' ? new Response(null, { headers: headersOf(file, file.bytes) }) : answer(request, file);
    },
  };
}

function answer({ headers }: Request, file: MediaFile): Response {
  const { length: size } = file.bytes;
  // A condition on a version can never hold: versions have no names here.
  const range = headers.has('if-range') ? undefined : rangeOf(headers.get('range'), size);
  if (range === 'unsatisfiable') return noSuchPart(size);
  if (!range) return new Response(new Uint8Array(file.bytes), { headers: headersOf(file, file.bytes) });
  const part = new Uint8Array(file.bytes.subarray(range.first, range.last + 1));
  return new Response(part, {
    status: 206,
    headers: { ...headersOf(file, part), 'content-range': `bytes ${range.first}-${range.last}/${size}` },
  });
}

const headersOf = ({ type }: MediaFile, body: Uint8Array) => ({
  'content-type': type,
  'content-length': String(body.length),
  'cache-control': 'public, max-age=86400',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
});

const noSuchPart = (size: number): Response =>
  new Response('The video has no such part.', {
    status: 416,
    headers: { 'content-type': 'text/plain', 'content-range': `bytes */${size}` },
  });
