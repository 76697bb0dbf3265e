/** Serves pictures from the media store under /a/img: the original, kept by browsers for good, since a path never changes its picture. */
import type { Media } from '@masthead/storage';
import { fileAt, noSuch } from './media-file.ts';
import { isSigned, signedPath } from './signed-address.ts';

export { createVideoService, VIDEO_PREFIX, type VideoService } from './videos.ts';

export const IMAGE_PREFIX = '/a/img';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
]);

const DAY = 'public, max-age=86400';
const BAD_SIGNATURE = { errors: [{ code: 403, message: 'This address of a picture is not signed by us' }] };

export interface ImageService {
  fetch(request: Request): Promise<Response>;
}

export interface ImageDeps {
  media: Media;
  /** Signs addresses of sizes; without it none is valid. */
  signingKey?: string | undefined;
}

export function createImageService({ media, signingKey }: ImageDeps): ImageService {
  /** A signed address leads to its picture; one that we did not sign leads nowhere. */
  async function redirect(request: Request, address: string, params: URLSearchParams): Promise<Response> {
    const path = signedPath(address, params, signingKey);
    if (!path) return Response.json(BAD_SIGNATURE, { status: 403 });
    const original = new Request(new URL(IMAGE_PREFIX + path, request.url));
    if (!(await fileAt(original, IMAGE_PREFIX, TYPES, media))) return noSuch('picture');
    return new Response(null, { status: 302, headers: { location: IMAGE_PREFIX + path, 'cache-control': DAY } });
  }

  return {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const address = pathname.slice(IMAGE_PREFIX.length);
      if (isSigned(address)) return redirect(request, address, searchParams);
      const file = await fileAt(request, IMAGE_PREFIX, TYPES, media);
      if (!file) return noSuch('picture');
      return new Response(new Uint8Array(file.bytes), {
        headers: {
          'content-type': file.type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  };
}
