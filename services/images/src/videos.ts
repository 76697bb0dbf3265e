/** Serves what stories are played from, out of the media store under /a/video: playlists, their parts, and whole files in the ranges that players ask for. */
import { MEDIA_PREFIX, STORY_KINDS, type StoryFiles, storyKinds } from '@masthead/model';
import type { Media } from '@masthead/storage';
import { type ByteRange, wantedRange } from './byte-range.ts';
import { entityTag, hasTag } from './entity-tag.ts';
import { readInPieces } from './in-pieces.ts';

/** The only folders of the media store that are served here, and what of them: the files that stories of a kind bring. */
const SERVED: readonly StoryFiles[] = STORY_KINDS.flatMap((kind) => storyKinds[kind].files ?? []);

function typeOf(pathname: string): string | undefined {
  const files = SERVED.find(({ folder }) => pathname.startsWith(`${MEDIA_PREFIX}${folder}/`));
  const ending = pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase();
  return files && Object.hasOwn(files.types, ending) ? files.types[ending] : undefined;
}

export interface VideoService {
  fetch(request: Request): Promise<Response>;
}

interface Video {
  path: string;
  type: string;
  size: number;
  etag: string;
}

export function createVideoService({ media }: { media: Media }): VideoService {
  async function videoAt(request: Request): Promise<Video | undefined> {
    const { pathname } = new URL(request.url);
    const type = typeOf(pathname);
    if (type === undefined) return undefined;
    const path = pathname.slice(MEDIA_PREFIX.length);
    const size = await media.sizeOf(path);
    return size === undefined ? undefined : { path, type, size, etag: entityTag(path, size) };
  }

  async function answer(video: Video, range: ByteRange | undefined): Promise<Response> {
    const { first, last } = range ?? { first: 0, last: video.size - 1 };
    const body = await readInPieces(media, video.path, { first, last, of: video.size });
    if (!body) return noSuchVideo();
    const headers = headersOf(video, last + 1 - first);
    if (!range) return new Response(body, { headers });
    const contentRange = `bytes ${first}-${last}/${video.size}`;
    return new Response(body, { status: 206, headers: { ...headers, 'content-range': contentRange } });
  }

  return {
    async fetch(request) {
      const { method, headers } = request;
      const video = method === 'GET' || method === 'HEAD' ? await videoAt(request) : undefined;
      if (!video) return noSuchVideo();
      if (hasTag(headers.get('if-none-match'), video.etag)) return unchanged(video);
      if (method === 'HEAD') return new Response(null, { headers: headersOf(video, video.size) });
      const range = wantedRange(headers, video);
      return range === 'unsatisfiable' ? noSuchPart(video.size) : answer(video, range);
    },
  };
}

const CACHED = { 'cache-control': 'public, max-age=86400' };

const headersOf = ({ type, etag }: Video, length: number) => ({
  'content-type': type,
  'content-length': String(length),
  ...CACHED,
  etag,
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
});

const unchanged = ({ etag }: Video): Response => new Response(null, { status: 304, headers: { ...CACHED, etag } });

const noSuchVideo = (): Response =>
  new Response('There is no such video.', { status: 404, headers: { 'content-type': 'text/plain' } });

const noSuchPart = (size: number): Response =>
  new Response('The video has no such part.', {
    status: 416,
    headers: { 'content-type': 'text/plain', 'content-range': `bytes */${size}` },
  });
