import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { moving, noise } from '../../testing/uploads.ts';
import { isWholeGif } from './whole-gif.ts';

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
