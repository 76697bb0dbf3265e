/** Pictures from the media store under /a/img, in the sizes that our own pages ask for: drawn once, kept, and sent for good. */
import { hash } from 'node:crypto';
import { HttpError, type Logger } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import { type Answered, elsewhere, isKnown, notModified, pictureAnswer, refusalAnswer } from './answer.ts';
import { type Asked, askedFor, signedAddressOf } from './asked.ts';
import { createDrawingPool } from './drawing-pool.ts';
import { chooseFormat } from './format-choice.ts';
import { createKeptResults } from './kept-results.ts';
import { createFilming } from './moving-pictures.ts';
import { createPictureMaker } from './picture-maker.ts';
import { wrongMethod } from './refusals.ts';
import { createResults, type Found } from './results.ts';

export { IMAGE_PREFIX } from './asked.ts';
export { createVideoService, type VideoService } from './videos.ts';

export interface ImageService {
  fetch(request: Request): Promise<Response>;
  /** Ends the processes that draw. */
  close(): Promise<void>;
}

/** What is counted; the service does not know by whom. */
export interface ImageMetrics {
  imageDrawn(outcome: 'drawn' | 'refused' | 'failed', seconds: number): void;
  imageFound(how: Found): void;
  imagesWaiting(read: () => number): void;
}

export interface ImageDeps {
  media: Media;
  /** Signs the addresses of pictures. */
  signingKey: string;
  /** Where readers get pictures from, when that is another host: it is sent what was asked for here. */
  imageUrl?: string | undefined;
  cacheFolder: string;
  cacheBytes: number;
  logger: Logger;
  metrics?: ImageMetrics;
  /** The program that films GIFs. */
  ffmpeg?: string;
}

/** Of draw.ts and moving-pictures.ts: with another one, all that was kept is made anew. */
const VERSION = 1;

export function createImageService(deps: ImageDeps): ImageService {
  const { media, signingKey, imageUrl, cacheFolder, cacheBytes, logger, metrics, ffmpeg } = deps;
  const pool = createDrawingPool();
  const filming = createFilming({ logger, ffmpeg });
  const maker = createPictureMaker({
    media,
    pool,
    filming,
    logger,
    onEnd: (outcome, seconds) => metrics?.imageDrawn(outcome, seconds),
  });
  const results = createResults({
    kept: createKeptResults({ folder: cacheFolder, mostBytes: cacheBytes, logger }),
    onFound: (how) => metrics?.imageFound(how),
  });
  metrics?.imagesWaiting(maker.waiting);

  async function formatFor({ order, kind }: Asked, accept: string): Promise<Omit<Answered, 'etag'>> {
    const { format, varies } = chooseFormat(order, kind, accept);
    const isStopgap = format === 'mp4' && !(await filming.isPossible());
    return { format: isStopgap ? 'webp' : format, varies, isStopgap };
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw wrongMethod();
    const url = new URL(request.url);
    const signed = signedAddressOf(url, signingKey);
    if (imageUrl && !isServedAt(imageUrl, url.host)) return elsewhere(imageUrl + signed.address);
    const asked = askedFor(signed, url.searchParams);
    const chosen = await formatFor(asked, request.headers.get('accept') ?? '');
    const key = hash('sha256', `${VERSION} ${chosen.format} ${signed.picture}`);
    const answered = { ...chosen, etag: `"${key}"` };
    if (isKnown(request, answered)) return notModified(answered);
    return pictureAnswer(request, answered, await results.get(key, () => maker.make(asked, chosen.format)));
  }

  return {
    async fetch(request) {
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof HttpError) return refusalAnswer(error);
        throw error;
      }
    },
    async close() {
      await Promise.all([pool.close(), filming.close()]);
    },
  };
}

/** A request that came to that host itself is answered: it would be sent in a circle. */
function isServedAt(imageUrl: string, host: string): boolean {
  const { protocol, host: imageHost } = new URL(imageUrl);
  return new URL(`${protocol}//${host}`).host === imageHost;
}
