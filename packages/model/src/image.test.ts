import { describe, expect, it } from 'vitest';
import { imageCodec } from './image.ts';
import { image as full } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';
import { refusesBroken } from './testing/refuses-broken.ts';

const image = { id: 'i1', bucketType: '/hub', bucketPath: '/2026/11/15/i1/halo.jpg', width: 1600, height: 900 };

describe('a picture', () => {
  const { width: _width, height: _height, ...place } = image;
  refusesBroken(imageCodec, place);

  it.each([{}, { width: null, height: null }, { width: 800 }, { height: 600 }])(
    'is one with its place alone, and as large as most where the wire has %j',
    (size) => {
      expect(imageCodec.parse({ ...place, ...size })).toMatchObject({ width: 1600, height: 900 });
    },
  );

  it('has every field', () => {
    readsBack(imageCodec, full);
  });

  it.each([{}, { caption: null, credits: null }, { caption: '', credits: '' }])(
    'has no caption or credit where the wire has %j',
    (texts) => {
      expect(imageCodec.parse({ ...image, ...texts })).toEqual({ ...image, alt: '' });
    },
  );

  it.each([{ width: 0 }, { height: -1 }, { width: 1.5 }, { width: 'wide' }])('of size %j is an error', (size) => {
    expect(imageCodec.safeParse({ ...image, ...size }).success).toBe(false);
  });

  it('has its size in numbers, whatever they travelled as', () => {
    expect(imageCodec.parse({ ...image, width: '1600', height: '900' })).toMatchObject({ width: 1600, height: 900 });
  });

  it.each([{ x: -0.1, y: 0 }, { x: 0, y: 1.1 }, { x: 0.5 }])(
    'with what must be seen at %j is an error',
    (focalPoint) => {
      expect(imageCodec.safeParse({ ...image, focalPoint }).success).toBe(false);
    },
  );

  it.each(['800x450', '800x450+1', 'x+1+1', '-1x1+1+1', ''])('cropped to "%s" is an error', (crop) => {
    expect(imageCodec.safeParse({ ...image, crop }).success).toBe(false);
  });
});

describe('a picture of the hub', () => {
  const hub = { id: 7, filename: 'a b.jpg', dateCreated: { date: '2024-01-05 10:00:00' }, width: 1, height: 1 };

  it('lies where its day, id and name say', () => {
    expect(imageCodec.parse(hub)).toMatchObject({ bucketType: '/hub', bucketPath: '/2024/01/05/7/a b.jpg' });
  });

  it.each(['filename', 'dateCreated'])('without its %s lies nowhere, and is an error', (name) => {
    expect(imageCodec.safeParse({ ...hub, [name]: null }).error?.issues[0]?.path).toEqual(['bucketPath']);
  });

  it('is not looked for where the wire says where it lies', () => {
    expect(imageCodec.parse({ ...hub, ...image }).bucketPath).toBe(image.bucketPath);
  });
});
