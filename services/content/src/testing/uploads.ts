/** Pictures to send in, and what a desk answers of them. */
import type { Media } from '@masthead/storage';
import sharp, { type Color, type Sharp } from 'sharp';
import { z } from 'zod';
import type { Desk } from './desk.ts';
import { type Answer, temporaryMedia } from './newsroom.ts';

export const RED = { r: 200, g: 16, b: 16 };

export const canvas = (width = 40, height = 20, background: Color = RED): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Noise does not shrink, so that half of a picture is missing when half of its bytes are. */
export const noise = (width = 64, height = 64): Sharp =>
  sharp({ create: { width, height, channels: 3, background: RED, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

/** These pictures one after the other. */
export const moving = async (frames: readonly Sharp[]): Promise<Sharp> =>
  sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), { join: { animated: true } });

/** A store, and the paths at which something was or should have been written. */
export function watchedMedia(): { media: Media; written: string[] } {
  const { media: store } = temporaryMedia();
  const written: string[] = [];
  const write: Media['write'] = (path, bytes) => store.write(path, bytes).finally(() => written.push(path));
  return { media: { ...store, write }, written };
}

const picture = z.object({
  id: z.string(),
  path: z.string(),
  filename: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  caption: z.string(),
  credits: z.string(),
  dominantColor: z.string().regex(/^#[0-9a-f]{6}$/),
  focalPoint: z.object({ x: z.number(), y: z.number() }),
});

/** What an answer must hold that is a picture. */
export function pictureIn({ status, body }: Answer): z.output<typeof picture> {
  const parsed = z.object({ data: picture }).safeParse(body);
  if (!parsed.success) throw new Error(`No picture, but ${status}: ${JSON.stringify(body)}`);
  return parsed.data.data;
}

export function sendPicture(
  desk: Desk,
  bytes: Uint8Array,
  fields: Record<string, string> = { alt: 'A red field' },
  name = 'field.jpg',
): Promise<Answer> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return desk.sendForm('/media', form);
}

/** How far apart two colours are, in their most different part. */
export const distance = (color: string, { r, g, b }: typeof RED): number =>
  Math.max(...[r, g, b].map((part, at) => Math.abs(part - Number.parseInt(color.slice(1 + 2 * at, 3 + 2 * at), 16))));

export const firstPart = (bytes: Buffer, part: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * part));
