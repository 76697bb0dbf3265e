import type { Database } from '@masthead/storage';
import { describeWithDatabase } from '@masthead/storage/testing';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { type Desk, refusalIn, startDesk, wrongFieldsIn } from '../testing/desk.ts';
import { type Answer, openSmall } from '../testing/newsroom.ts';
import {
  canvas,
  distance,
  firstPart,
  moving,
  noise,
  pictureIn,
  RED,
  sendPicture,
  watchedMedia,
} from '../testing/uploads.ts';

const BLUE = { r: 16, g: 16, b: 200 };

/** A GIF that is small in bytes whatever it claims: each frame sets one pixel. */
function claimingGif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from([...Buffer.from('GIF89a'), 0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return Buffer.from([...head, ...Array.from({ length: frames }, () => frame).flat(), 0x3b]);
}

describeWithDatabase('a picture that is sent in', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  const { media, written } = watchedMedia();
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { media });
  });
  afterAll(() => desk.close());

  const upload = async (bytes: Uint8Array): Promise<Answer> => sendPicture(desk, bytes, { alt: 'It moves' });
  const pictures = () => database.db.selectFrom('pictures').selectAll().orderBy('id').execute();

  describe('and moves', () => {
    it.each([
      ['GIF', (frames: Sharp) => frames.gif(), 'gif'],
      ['WebP', (frames: Sharp) => frames.webp(), 'webp'],
    ])(
      'is as large as one frame, has the colour of the first, and is kept as it is: a %s',
      async (_, as, extension) => {
        const frames = await moving([canvas(60, 30), canvas(60, 30, BLUE), canvas(60, 30, BLUE)]);
        const bytes = await as(frames).toBuffer();
        const answer = await upload(bytes);
        expect([answer.status, pictureIn(answer)]).toMatchObject([201, { width: 60, height: 30 }]);
        const { dominantColor, filename, path } = pictureIn(answer);
        expect([dominantColor, distance(dominantColor, RED) < 32]).toEqual([dominantColor, true]);
        expect(filename).toBe(`field.${extension}`);
        expect((await media.read(path))?.equals(bytes)).toBe(true);
      },
    );

    it('is measured as it is seen, turned as its camera says', async () => {
      const frames = await moving([noise(64, 48), noise(64, 48)]);
      const turned = await frames.withMetadata({ orientation: 6 }).webp().toBuffer();
      expect(pictureIn(await upload(turned))).toMatchObject({ width: 48, height: 64 });
    });

    it.each([
      ['a GIF whose last frames are missing', async () => firstPart(await (await film()).gif().toBuffer(), 0.7)],
      ['a GIF whose last byte is missing', async () => (await (await film()).gif().toBuffer()).subarray(0, -1)],
      ['a WebP whose last frames are missing', async () => firstPart(await (await film()).webp().toBuffer(), 0.7)],
    ])('but is %s is refused with a sentence, and nothing is kept', async (_, make) => {
      const before = await pictures();
      written.length = 0;
      const answer = await upload(await make());
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['file']]);
      expect(refusalIn(answer).message).toContain('is no picture that can be kept');
      expect([await pictures(), written]).toEqual([before, []]);
    });

    it.each([
      ['one frame', claimingGif(65_535, 65_535, 1)],
      ['all its frames together', claimingGif(4000, 4000, 26)],
    ])('of more pixels than there is time for, in %s, is refused before it is opened', async (_, bytes) => {
      expect(bytes.length).toBeLessThan(2000);
      const before = await pictures();
      written.length = 0;
      const answer = await upload(bytes);
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['file']]);
      expect(refusalIn(answer).message).toContain('has too many pixels');
      expect([await pictures(), written]).toEqual([before, []]);
    });

    it('of more frames than there is time to look at is refused before it is opened', async () => {
      const before = await pictures();
      written.length = 0;
      const answer = await upload(claimingGif(1, 1, 5_001));
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['file']]);
      expect(refusalIn(answer).message).toContain('has too many frames: 5000 at most');
      expect([await pictures(), written]).toEqual([before, []]);
      expect((await upload(claimingGif(1, 1, 5_000))).status).toBe(201);
    });

    it('within that is welcome, however little it weighs', async () => {
      expect(pictureIn(await upload(claimingGif(400, 300, 26)))).toMatchObject({ width: 400, height: 300 });
    });

    const film = (): Promise<Sharp> => moving([noise(), noise(), noise(), noise()]);
  });

  describe('and can be seen through', () => {
    it.each([
      ['a PNG', () => sticker(31).png()],
      ['a WebP', () => sticker(32).webp({ lossless: true })],
      ['a GIF', () => sticker(33).gif()],
      ['a PNG of 16 bits', () => sticker(34).toColourspace('rgb16').png()],
    ])('has the colour of what is seen, not of what is behind: %s', async (_, make) => {
      const { dominantColor } = pictureIn(await upload(await make().toBuffer()));
      expect([dominantColor, distance(dominantColor, RED) < 32]).toEqual([dominantColor, true]);
    });

    it('in shades of grey has a grey for its colour', async () => {
      const grey = await canvas(30, 30, '#787878').toColourspace('b-w').png().toBuffer();
      const bytes = await sharp(grey).ensureAlpha(0.5).toColourspace('b-w').png().toBuffer();
      const { dominantColor } = pictureIn(await upload(bytes));
      expect(distance(dominantColor, { r: 120, g: 120, b: 120 })).toBeLessThan(20);
    });

    it('with nothing in it is white', async () => {
      expect(pictureIn(await upload(await nothing(40).png().toBuffer())).dominantColor).toBe('#ffffff');
    });

    const nothing = (size: number): Sharp =>
      sharp({ create: { width: size, height: size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    /** Something small and red on nothing, with a faint shadow. */
    const sticker = (size: number): Sharp =>
      nothing(size).composite([
        {
          input: { create: { width: size, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.1 } } },
          top: 12,
          left: 0,
        },
        {
          input: { create: { width: 10, height: 10, channels: 4, background: { ...RED, alpha: 1 } } },
          top: 0,
          left: 4,
        },
      ]);
  });
});
