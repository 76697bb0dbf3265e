/** Serves pictures from the media store under /a/img: the original, kept by browsers for good, since a path never changes its picture. */
import type { Media } from '@masthead/storage';
import { fileAt, noSuch } from './media-file.ts';

export { createVideoService, VIDEO_PREFIX, type VideoService } from './videos.ts';

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
