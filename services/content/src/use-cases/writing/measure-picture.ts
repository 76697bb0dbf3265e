/** Reads a picture's bytes: what it is, how large it is seen, its colour. What could not be shown whole is refused. */
import {
  framesIn,
  gifCanvas,
  gifFrames,
  MOST_FRAMES,
  MOST_MOVING_PIXELS,
  MOST_PIXELS,
  type Size,
} from '@masthead/image-url';
import type Sharp from 'sharp';
import { InvalidDocument } from './refusals.ts';

export interface Measured {
  extension: string;
  /** As it is seen: turned as its camera says, and one frame of a moving picture. */
  width: number;
  height: number;
  color: string;
}

const EXTENSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({ jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' }),
);
const NO_PICTURE = 'is no picture that can be kept: send a JPEG, PNG, GIF or WebP';

const refused = (message: string): InvalidDocument => new InvalidDocument([{ field: 'file', message }]);

let loaded: Promise<typeof Sharp> | undefined;

/** Most processes never take in a picture: they start without what it takes. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= guardedSharp();
  return loaded;
}

/** Nothing else than the four kinds is read, whatever the bytes look like. */
async function guardedSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`) });
  return sharp;
}

export async function measurePicture(bytes: Uint8Array): Promise<Measured> {
  if (framesIn(bytes) > MOST_FRAMES) throw refused(`has too many frames: ${MOST_FRAMES} at most`);
  const { format, width, height, frames } = await readable(() => headOf(bytes));
  const extension = EXTENSIONS.get(format);
  if (!extension) throw refused(`${NO_PICTURE} (it is a ${format})`);
  // The screen that the frames of a GIF are drawn on may be far larger than they are.
  const pixels = Math.max(width * height, format === 'gif' ? area(gifCanvas(bytes)) : 0);
  if (pixels > MOST_PIXELS || pixels * frames > MOST_MOVING_PIXELS)
    throw refused(`has too many pixels: ${MOST_PIXELS} at most, ${MOST_MOVING_PIXELS} in all frames together`);
  if (format === 'gif' && !gifFrames(bytes).isWhole) throw refused(`${NO_PICTURE} (its end is missing)`);
  return { extension, width, height, color: await readable(() => colorOf(bytes)) };
}

const area = ({ width, height }: Size): number => width * height;

async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw refused(`${NO_PICTURE} (${cause instanceof Error ? cause.message : cause})`);
  }
}

/** Without decoding anything, so that it may claim any size. */
async function headOf(bytes: Uint8Array) {
  const sharp = await loadSharp();
  const { format, autoOrient, pages: frames = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { format, frames, ...autoOrient };
}

const WHOLE = { failOn: 'truncated', limitInputPixels: MOST_PIXELS } as const;

interface Rgb {
  r: number;
  g: number;
  b: number;
}

const hexOf = ({ r, g, b }: Rgb): string => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The dominant colour; of a moving picture, that of its first frame. Reads all of it: half a picture is noticed. */
async function colorOf(bytes: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const { dominant, isOpaque } = await sharp(bytes, WHOLE).stats();
  return hexOf(isOpaque ? dominant : await visibleColor(bytes));
}

const SAMPLE = 128;
/** Of 255: what is seen through more than this has no colour of its own. */
const HARDLY_SEEN = 64;
const WHITE: Rgb = { r: 255, g: 255, b: 255 };

/** The colour of what can be seen; files hold some colour for the rest too, black as a rule. */
async function visibleColor(bytes: Uint8Array): Promise<Rgb> {
  const sharp = await loadSharp();
  const sample = await sharp(bytes, WHOLE)
    .resize({ width: SAMPLE, height: SAMPLE, fit: 'inside', kernel: 'nearest', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const seen: number[] = [];
  for (let at = 0; at < sample.length; at += 4)
    if ((sample[at + 3] ?? 0) >= HARDLY_SEEN) seen.push(...sample.subarray(at, at + 3));
  if (seen.length === 0) return WHITE;
  const { dominant } = await sharp(Uint8Array.from(seen), {
    raw: { width: seen.length / 3, height: 1, channels: 3 },
  }).stats();
  return dominant;
}
