/** Pictures in the sizes that signed addresses ask for, and videos, both from the media store. */
import { join } from 'node:path';
import { createImageService, createVideoService, IMAGE_PREFIX } from '@masthead/images';
import { MEDIA_PREFIX } from '@masthead/model';
import type { ServiceDefinition } from '../service.ts';

export const images: ServiceDefinition<'images'> = {
  name: 'images',

  async open({ settings, media, signingKey, logger, metrics }) {
    const pictures = createImageService({
      media,
      signingKey,
      imageUrl: settings.imageUrl,
      cacheFolder: join(settings.dataDir, 'cache/images'),
      cacheBytes: settings.imageCacheBytes,
      logger,
      metrics,
    });
    const videos = createVideoService({ media });
    const isVideo = (request: Request): boolean => new URL(request.url).pathname.startsWith(`${MEDIA_PREFIX}/`);
    return {
      mounts: [
        { path: `${IMAGE_PREFIX}/*`, route: 'images' },
        { path: `${MEDIA_PREFIX}/*`, method: 'GET', route: 'videos' },
      ],
      fetch: (request) => (isVideo(request) ? videos.fetch(request) : pictures.fetch(request)),
      close: pictures.close,
    };
  },
};
