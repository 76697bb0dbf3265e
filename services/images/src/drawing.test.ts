/** What is on the pictures that come out: the right part, the right way up, in the right colours and size, and nothing else. */
import { type Order, planFor } from '@masthead/image-url';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animatedWebp, BLUE, type Colour, distance, gif, halves, middleOf, plain, RED } from './testing/pictures.ts';
import { bytesOf, type TestService, testService } from './testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.end());

/** The picture that an order gets; anything but a picture is a mistake of the test. */
async function drawn(path: string, order: Order): Promise<Buffer> {
  const response = await service.get(path, order);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return bytesOf(response);
}

const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
};

describe('which part is kept', () => {
  beforeAll(async () => service.media.write('/hub/halves.png', await halves(200, 100).png().toBuffer()));
  const square: Order = { width: 40, height: 40, fit: 'crop' };

  it.each<[string, Order, Colour]>([
    ['gravity to the left', { ...square, gravity: 4 }, RED],
    ['gravity to the right', { ...square, gravity: 6 }, BLUE],
    ['a focus on the left', { ...square, focus: { x: 0.1, y: 0.5 } }, RED],
    ['a focus on the right', { ...square, focus: { x: 0.9, y: 0.5 } }, BLUE],
    ['a part on the left that somebody drew', { crop: { x: 0, y: 0, width: 90, height: 90 } }, RED],
    ['a part on the right that somebody drew', { ...square, crop: { x: 105, y: 0, width: 90, height: 90 } }, BLUE],
    ['a part beyond the edge is moved into the picture', { crop: { x: 190, y: 50, width: 80, height: 80 } }, BLUE],
  ])('%s', async (_, order, colour) => {
    expect(distance(await middleOf(await drawn('/hub/halves.png', order)), colour)).toBeLessThan(3);
  });
});

describe('a picture that was taken with the camera turned', () => {
  beforeAll(async () =>
    service.media.write('/hub/turned.jpg', await halves(80, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()),
  );

  it('comes out upright, without a note that turns it again', async () => {
    const picture = await drawn('/hub/turned.jpg', { width: 20 });
    const { orientation, width, height } = await sharp(picture).metadata();
    expect({ orientation, width, height }).toEqual({ orientation: undefined, width: 20, height: 40 });
  });

  it.each<[string, 2 | 8, Colour]>([
    ['upper', 2, RED],
    ['lower', 8, BLUE],
  ])('is cut where it is its %s side upright', async (_, gravity, colour) => {
    const picture = await drawn('/hub/turned.jpg', { width: 40, height: 20, fit: 'crop', gravity });
    expect(distance(await middleOf(picture), colour)).toBeLessThan(12);
  });
});

describe('colours', () => {
  it('of a Display P3 picture are the same on every screen', async () => {
    const original = await plain(60, 60, { r: 200, g: 60, b: 40 }).withIccProfile('p3').png().toBuffer();
    const seen = { r: 200, g: 60, b: 40 };
    expect(distance(await middleOf(original, true), seen)).toBeGreaterThan(10);
    await service.media.write('/hub/p3.png', original);
    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
      const picture = await drawn('/hub/p3.png', { width: 30, format });
      expect(distance(await middleOf(picture, true), seen), format).toBeLessThan(8);
    }
  });

  it('of a picture for print are what they look like', async () => {
    const inks = plain(60, 60, { r: 60, g: 140, b: 90 }).toColourspace('cmyk');
    const original = await inks.withIccProfile('cmyk').jpeg().toBuffer();
    // By the profile of the press; the inks alone would be 46, 182, 34.
    const seen = { r: 40, g: 128, b: 76 };
    expect((await sharp(original).metadata()).space).toBe('cmyk');
    await service.media.write('/hub/print.jpg', original);
    for (const format of ['jpeg', 'avif'] as const) {
      const picture = await drawn('/hub/print.jpg', { width: 30, format });
      expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
      expect(distance(await middleOf(picture), seen), format).toBeLessThan(12);
    }
  });

  it('behind what is seen through are white where a format knows no seeing through, and kept where it does', async () => {
    const clear = sharp({ create: { width: 60, height: 60, channels: 4, background: { ...RED, alpha: 0 } } });
    await service.media.write('/hub/clear.png', await clear.png().toBuffer());
    const jpeg = await drawn('/hub/clear.png', { width: 30, format: 'jpeg' });
    expect(distance(await middleOf(jpeg), { r: 255, g: 255, b: 255 })).toBeLessThan(3);
    for (const format of ['webp', 'avif', 'png'] as const)
      expect((await sharp(await drawn('/hub/clear.png', { width: 30, format })).metadata()).hasAlpha).toBe(true);
  });
});

it('thin coloured lines of a PNG keep their colour', async () => {
  const lines = Buffer.alloc(64 * 64 * 3);
  for (let pixel = 0; pixel < 64 * 64; pixel += 1) lines.set(pixel % 2 ? [0, 0, 0] : [255, 0, 0], pixel * 3);
  const original = sharp(lines, { raw: { width: 64, height: 64, channels: 3 } });
  await service.media.write('/hub/lines.png', await original.png().toBuffer());
  await service.media.write(
    '/hub/lines.jpg',
    await original.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
  const lost = async (path: string): Promise<number> => {
    const seen = await sharp(await drawn(path, { format: 'avif' }))
      .raw()
      .toBuffer();
    return seen.reduce((sum, value, index) => sum + Math.abs(value - (lines[index] ?? 0)), 0) / seen.length;
  };
  expect(await lost('/hub/lines.png')).toBeLessThan((await lost('/hub/lines.jpg')) / 2);
});

it('nothing is told of who took a picture, where and with what', async () => {
  const original = await plain(60, 60)
    .withExif({ IFD0: { Copyright: 'Somebody', Make: 'A camera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withIccProfile('srgb')
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  await service.media.write('/hub/told.jpg', original);
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const picture = await drawn('/hub/told.jpg', { width: 30, format });
    const { exif, xmp, icc, iptc } = await sharp(picture).metadata();
    expect({ exif, xmp, icc, iptc }, format).toEqual({});
    expect(picture.includes('Somebody')).toBe(false);
  }
});

describe('the size', () => {
  const ORIGINALS = {
    '/hub/wide.jpg': [320, 180],
    '/hub/tall.png': [90, 301],
    '/hub/turned-wide.webp': [201, 77],
  } as const;
  beforeAll(async () => {
    await service.media.write('/hub/wide.jpg', await plain(320, 180).jpeg().toBuffer());
    await service.media.write('/hub/tall.png', await plain(90, 301).png().toBuffer());
    const turned = plain(77, 201).withMetadata({ orientation: 8 });
    await service.media.write('/hub/turned-wide.webp', await turned.webp().toBuffer());
  });

  it('is never more than the original has', async () => {
    expect(await sizeOf(await drawn('/hub/wide.jpg', { width: 4000 }))).toEqual({ width: 320, height: 180 });
    const square = await drawn('/hub/wide.jpg', { width: 1000, height: 1000, fit: 'crop' });
    expect(await sizeOf(square)).toEqual({ width: 180, height: 180 });
  });

  it('is what pages reserve room for, whatever is ordered', async () => {
    const side = fc.integer({ min: 1, max: 400 });
    const box = fc.record({ x: fc.nat(350), y: fc.nat(350), width: side, height: side });
    const fraction = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    const order = fc.record(
      {
        width: side,
        height: side,
        fit: fc.constantFrom('crop' as const, 'cover' as const, 'bounds' as const),
        crop: box,
        focus: fc.record({ x: fraction, y: fraction }),
        gravity: fc.constantFrom(0 as const, 1 as const, 3 as const, 5 as const, 8 as const),
        format: fc.constantFrom('jpeg' as const, 'png' as const, 'webp' as const),
      },
      { requiredKeys: [] },
    );
    const path = fc.constantFrom<keyof typeof ORIGINALS>('/hub/wide.jpg', '/hub/tall.png', '/hub/turned-wide.webp');
    await fc.assert(
      fc.asyncProperty(path, order, async (name, wanted) => {
        const [width, height] = ORIGINALS[name];
        expect(await sizeOf(await drawn(name, wanted))).toEqual(planFor({ width, height }, wanted).size);
      }),
      { numRuns: 80 },
    );
  });
});

describe('a moving picture', () => {
  const COLOURS = [RED, BLUE, { r: 0, g: 128, b: 0 }];
  beforeAll(async () => {
    await service.media.write('/hub/moving.gif', await gif(60, 40, COLOURS));
    await service.media.write('/hub/moving.webp', await animatedWebp(60, 40, COLOURS));
  });

  it.each(['/hub/moving.gif', '/hub/moving.webp'])('gives each of its frames as a PNG: %s', async (path) => {
    for (const [index, colour] of COLOURS.entries()) {
      const picture = await drawn(path, { frame: index + 1, width: 30 });
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 30, height: 20 });
      expect(distance(await middleOf(picture), colour)).toBeLessThan(5);
    }
  });

  it('gives a frame in the format that is asked for', async () => {
    expect((await sharp(await drawn('/hub/moving.gif', { frame: 2, format: 'jpeg' })).metadata()).format).toBe('jpeg');
  });

  it('has no frame beyond its last, and one that does not move has one', async () => {
    await service.media.write('/hub/still.png', await plain(20, 20).png().toBuffer());
    const statuses = async (path: string, frame: number) => (await service.get(path, { frame })).status;
    expect(await statuses('/hub/moving.gif', 4)).toBe(400);
    expect(await (await service.get('/hub/moving.gif', { frame: 4 })).json()).toEqual({
      errors: [{ code: 400, message: 'The picture has 3 frames' }],
    });
    expect([await statuses('/hub/still.png', 1), await statuses('/hub/still.png', 2)]).toEqual([200, 400]);
  });

  it('moves on as WebP, cut and in its size, at its own pace', async () => {
    for (const [path, order] of [
      ['/hub/moving.webp', {}],
      ['/hub/moving.gif', { format: 'webp' }],
    ] as const) {
      const picture = await drawn(path, { ...order, width: 20, height: 20, fit: 'crop', gravity: 6 });
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'webp',
        pages: 3,
        width: 20,
        height: 20,
        delay: [100, 100, 100],
      });
    }
  });

  it.each(['jpeg', 'png', 'avif'] as const)('stands still at its first frame as %s', async (format) => {
    const picture = await drawn('/hub/moving.gif', { format });
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
    expect(distance(await middleOf(picture), RED)).toBeLessThan(8);
  });
});
