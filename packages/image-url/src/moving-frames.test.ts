import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { framesIn, gifFrames } from './moving-frames.ts';

const noise = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

const moving = async (frames: readonly Sharp[]): Promise<Sharp> =>
  sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), { join: { animated: true } });

const isWholeGif = (bytes: Uint8Array): boolean => gifFrames(bytes).isWhole;

describe('a GIF', () => {
  let still: Buffer;
  let film: Buffer;
  beforeAll(async () => {
    still = await noise(24, 16).gif().toBuffer();
    film = await (await moving([noise(24, 16), noise(24, 16), noise(24, 16)])).gif({ reuse: false }).toBuffer();
  });

  it('is whole as a program wrote it, still or moving', async () => {
    expect([isWholeGif(still), isWholeGif(film)]).toEqual([true, true]);
    const { pages } = await sharp(film).metadata();
    expect(pages).toBe(3);
  });

  it('is not whole when anything of its end is missing', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (cut, moves) => {
        const bytes = moves ? film : still;
        expect(isWholeGif(bytes.subarray(0, cut % bytes.length))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('is whole with something behind its end, and with data that is ended twice', () => {
    expect(isWholeGif(Buffer.concat([film, Buffer.from('\0\0 made with love')]))).toBe(true);
    expect(isWholeGif(Buffer.concat([film.subarray(0, -1), Buffer.from([0, 0x3b])]))).toBe(true);
  });

  it('of any bytes is looked through to its end, and no further', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(typeof isWholeGif(bytes)).toBe('boolean');
      }),
    );
  });
});

describe('the frames of a picture', () => {
  const three = (): Promise<Sharp> => moving([noise(24, 16), noise(23, 16), noise(24, 16)]);

  it.each([
    ['a moving GIF', async () => (await three()).gif({ reuse: false }).toBuffer(), 3],
    ['a moving WebP', async () => (await three()).webp().toBuffer(), 3],
    ['a still GIF', () => noise(8, 8).gif().toBuffer(), 1],
    ['a still WebP', () => noise(8, 8).webp().toBuffer(), 0],
    ['a JPEG', () => noise(8, 8).jpeg().toBuffer(), 1],
    ['nothing', async () => Buffer.alloc(0), 1],
  ])('are counted without a decoder: %s', async (_, make, frames) => {
    const behind = new Uint8Array(Buffer.concat([Buffer.alloc(7), await make()])).subarray(7);
    expect(framesIn(behind)).toBe(frames);
  });

  it('are counted however many there are', async () => {
    const still = await noise(1, 1).webp({ lossless: true }).toBuffer();
    const frame = Buffer.concat([Buffer.from('ANMF\0\0\0\0', 'latin1'), Buffer.alloc(16), still.subarray(12)]);
    frame.writeUInt32LE(frame.length - 8, 4);
    const frames = Array.from({ length: 100_000 }, () => frame);
    expect(framesIn(Buffer.concat([still.subarray(0, 12), ...frames]))).toBe(100_000);
  });

  it('of any bytes are counted to their end', () => {
    const beginning = fc.constantFrom('GIF89a', 'RIFF0000WEBP', '');
    fc.assert(
      fc.property(beginning, fc.uint8Array({ maxLength: 400 }), (start, bytes) => {
        expect(framesIn(Buffer.concat([Buffer.from(start), bytes]))).toBeLessThan(100);
      }),
    );
  });
});
