/** The picture that all sizes are drawn from: read only when it is of a bearable size, and believed only by its bytes. */
import { framesIn, MOST_FRAMES, MOST_MOVING_PIXELS, MOST_PIXELS } from '@masthead/image-url';
import type { Media } from '@masthead/storage';
import type { Kind } from './asked.ts';
import { cannotBeDrawn, noPicture, notAPicture } from './refusals.ts';

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 30 * MEGABYTE;

const NAMES: Readonly<Record<Kind, string>> = { jpeg: 'JPEG', png: 'PNG', gif: 'GIF', webp: 'WebP' };

/** How a file of each kind begins; a dot is any byte. */
const BEGINNINGS: Readonly<Record<Kind, readonly string[]>> = {
  jpeg: ['ffd8ff'],
  png: ['89504e470d0a1a0a'],
  gif: ['474946383761', '474946383961'],
  webp: ['52494646........57454250'],
};

function isOf(kind: Kind, bytes: Buffer): boolean {
  const head = bytes.toString('hex', 0, 12);
  return BEGINNINGS[kind].some((beginning) =>
    [...beginning].every((digit, index) => digit === '.' || digit === head[index]),
  );
}

export async function readOriginal(media: Media, path: string, kind: Kind): Promise<Buffer> {
  const size = await media.sizeOf(path);
  if (size === undefined) throw noPicture();
  if (size > MOST_BYTES) throw cannotBeDrawn(`The original has more than ${MOST_BYTES / MEGABYTE} MB`);
  const bytes = await media.read(path);
  if (!bytes) throw noPicture();
  if (!isOf(kind, bytes)) throw notAPicture(`The original is no ${NAMES[kind]}, as its name says`);
  if (framesIn(bytes) > MOST_FRAMES) throw cannotBeDrawn(`The original has more than ${MOST_FRAMES} frames`);
  return bytes;
}

export interface Facts {
  width: number;
  height: number;
  /** More than one when it moves. */
  frames: number;
}

const MILLION = 1_000_000;

/** What would fill the memory is refused before it is decoded. */
export function checkPixels({ width, height, frames }: Facts): void {
  if (width * height > MOST_PIXELS)
    throw cannotBeDrawn(`The original has more than ${MOST_PIXELS / MILLION} million pixels`);
  if (width * height * frames > MOST_MOVING_PIXELS)
    throw cannotBeDrawn(`The original has more than ${MOST_MOVING_PIXELS / MILLION} million pixels in all its frames`);
}
