/** Pictures for tests, good and bad ones, made here so that each shows what it is about. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const RED = { r: 255, g: 0, b: 0 };
export const BLUE = { r: 0, g: 0, b: 255 };
export type Colour = typeof RED;

export const plain = (width: number, height: number, background: Colour = RED): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on its left, blue on its right. */
export const halves = (width: number, height: number): Sharp =>
  plain(width, height, BLUE).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: RED } }, left: 0, top: 0 },
  ]);

/** Hard to encode: it keeps a process busy. */
export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

/** As many frames as colours, each for a tenth of a second. */
async function moving(width: number, height: number, colours: readonly Colour[]): Promise<Sharp> {
  const frames = await Promise.all(colours.map((colour) => plain(width, height, colour).png().toBuffer()));
  return sharp(frames, { join: { animated: true } });
}

const delays = (colours: readonly Colour[]): number[] => colours.map(() => 100);

export const gif = async (width: number, height: number, colours: readonly Colour[]): Promise<Buffer> =>
  (await moving(width, height, colours)).gif({ delay: delays(colours) }).toBuffer();

export const animatedWebp = async (width: number, height: number, colours: readonly Colour[]): Promise<Buffer> =>
  (await moving(width, height, colours)).webp({ delay: delays(colours), lossless: true }).toBuffer();

/** The colour in the middle of a picture, as it is stored or as it is seen. */
export async function middleOf(picture: Uint8Array, stored = false): Promise<Colour> {
  const { data, info } = await sharp(picture, { ignoreIcc: stored }).raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [r = -1, g = -1, b = -1] = data.subarray(start, start + 3);
  return { r, g, b };
}

/** How far two colours are from each other, in the channel in which they are farthest. */
export const distance = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A small file that says it is a large picture. */
export function pixelBomb(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A small GIF whose frames together are a large picture. */
export function framesBomb(side: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  const frame = Buffer.from('21f9040005000000' + '2c00000000' + '0100010000' + '02024401' + '00', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}
