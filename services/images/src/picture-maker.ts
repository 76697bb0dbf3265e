/** Makes a picture that was ordered: waits for its turn, reads the original, plans, and has it drawn or filmed. */
import { availableParallelism } from 'node:os';
import { drawingOf, type Format, gifCanvas, MOST_PIXELS, planFor } from '@masthead/image-url';
import { HttpError, type Logger } from '@masthead/runtime';
import type { Media } from '@masthead/storage';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Asked } from './asked.ts';
import { LostProcessError, UndrawableError } from './draw-process.ts';
import { type DrawingPool, SlowDrawingError } from './drawing-pool.ts';
import { type Filming, UnfilmableError } from './moving-pictures.ts';
import { checkPixels, type Facts, readOriginal } from './original.ts';
import { badOrder, cannotBeDrawn, comeBackLater, isFaultOfOriginal } from './refusals.ts';

type Bytes = Buffer<ArrayBuffer>;

export interface PictureMaker {
  make(asked: Asked, format: Format): Promise<Bytes>;
  /** How many wait for their turn. */
  waiting(): number;
}

interface Deps {
  media: Media;
  pool: DrawingPool;
  filming: Filming;
  logger: Logger;
  /** How each ended: drawn, refused, or failed. */
  onEnd(outcome: 'drawn' | 'refused' | 'failed', seconds: number): void;
}

/** One more than there are cores: none is idle while a picture is on its way from one process to another. */
export const MADE_AT_ONCE = availableParallelism() + 1;
export const MOST_WAITING = 500;
const MOST_HOPELESS = 1_000;
const MINUTE = 60_000;

export function createPictureMaker({ media, pool, filming, logger, onEnd }: Deps): PictureMaker {
  const turns = new PQueue({ concurrency: MADE_AT_ONCE });
  /** Originals that cannot be drawn, and pictures that take too long: so that they are not tried again and again. */
  const hopeless = new LRUCache<string, HttpError>({ max: MOST_HOPELESS, ttl: MINUTE });

  async function film(bytes: Buffer, { order }: Asked): Promise<Bytes> {
    const facts = await pool.use((process) => process.look(bytes));
    checkPixels(facts);
    // sharp does not believe what large ones say of themselves; ffmpeg does.
    checkPixels({ ...gifCanvas(bytes), frames: facts.frames });
    return filming.film(bytes, drawingOf(facts, planFor(facts, order)));
  }

  function draw(bytes: Buffer, { kind, order }: Asked, format: Exclude<Format, 'mp4'>): Promise<Bytes> {
    return pool.use(async (process) => {
      const facts = await process.look(bytes);
      checkPixels(facts);
      const drawing = drawingOf(facts, planFor(facts, order));
      return process.draw({ kind, drawing, format, page: pageOf(facts, order.frame, format) });
    });
  }

  async function inTurn(asked: Asked, format: Format): Promise<Bytes> {
    const started = performance.now();
    const end = (outcome: 'drawn' | 'refused' | 'failed'): void => onEnd(outcome, (performance.now() - started) / 1000);
    try {
      const bytes = await readOriginal(media, asked.path, asked.kind);
      const made = await (format === 'mp4' ? film(bytes, asked) : draw(bytes, asked, format));
      end('drawn');
      return made;
    } catch (error) {
      const refusal = refusalOf(error);
      end(refusal.statusCode < 500 ? 'refused' : 'failed');
      if (isHopeless(error)) hopeless.set(asked.picture, refusal);
      else if (isFaultOfOriginal(refusal)) hopeless.set(asked.path, refusal);
      if (refusal !== error) logger.warn(refusal.message, { path: asked.path, error });
      throw refusal;
    }
  }

  return {
    waiting: () => turns.size,
    async make(asked, format) {
      const known = hopeless.get(asked.path) ?? hopeless.get(asked.picture);
      if (known) throw known;
      if (turns.size >= MOST_WAITING) throw comeBackLater('Too many pictures wait to be drawn');
      return turns.add(() => inTurn(asked, format));
    },
  };
}

/** Undefined stands for all of a moving picture: only WebP can hold them, and only when they fit into the memory together. */
function pageOf({ width, height, frames }: Facts, frame: number | undefined, format: Format): number | undefined {
  if (frame && frame > frames) throw badOrder(`The picture has ${frames === 1 ? 'one frame' : `${frames} frames`}`);
  if (frame) return frame - 1;
  const holdsAll = format === 'webp' && width * height * frames <= MOST_PIXELS;
  return holdsAll && frames > 1 ? undefined : 0;
}

/** This size or form of it cannot be had, others may. */
const isHopeless = (error: unknown): boolean => error instanceof SlowDrawingError || error instanceof UnfilmableError;

function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof UnfilmableError) return cannotBeDrawn('No video can be made of the original');
  if (error instanceof UndrawableError) return cannotBeDrawn('The original is broken');
  if (error instanceof SlowDrawingError) return comeBackLater('The picture took too long to draw', error);
  if (error instanceof LostProcessError) return comeBackLater('The picture could not be drawn', error);
  return new HttpError(500, 'The picture could not be drawn', {
    headers: { 'cache-control': 'no-store' },
    cause: error,
  });
}
