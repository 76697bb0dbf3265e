/** Serves pictures from the media store under /a/img: the original, kept by browsers for good, since a path never changes its picture. */
import type { Media } from '@masthead/storage';

export const IMAGE_PREFIX = '/a/img';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
]);

export interface ImageService {
  fetch(request: Request): Promise<Response>;
}

export function createImageService({ media }: { media: Media }): ImageService {
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const path = pathname.startsWith(`${IMAGE_PREFIX}/`) ? pathname.slice(IMAGE_PREFIX.length) : '';
      const type = TYPES.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
      const bytes = type && (await media.read(path));
      if (!bytes)
        return new Response('There is no such picture.', { status: 404, headers: { 'content-type': 'text/plain' } });
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  };
}
