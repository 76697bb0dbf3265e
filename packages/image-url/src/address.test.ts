import { imageCodec } from '@masthead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressedPicture, createImageAddresses } from './address.ts';
import { formatCrop } from './crop.ts';
import { parseOrder } from './order.ts';
import { presets } from './presets.ts';
import { verifiedPath } from './signature.ts';
import { anyBox, anyFocus, anyPicture, GRAVITIES } from './testing/pictures.ts';

const KEY = 'secret';

function addresses(base = '') {
  const warnings: string[] = [];
  return { ...createImageAddresses({ base, key: KEY, warn: (message) => warnings.push(message) }), warnings };
}
const { of, orderOf } = addresses();

const uploaded: AddressedPicture = {
  id: 'abc-123',
  filename: 'pic.jpg',
  dateCreated: { date: '2023-05-22 10:11:12' },
  width: 1600,
  height: 900,
};
const called = (name: string): AddressedPicture => ({
  bucketType: '/hub',
  bucketPath: `/2023/05/22/abc-123/${name}`,
  width: 1600,
  height: 900,
});
const paramsOf = (address = '') => Object.fromEntries(new URL(address, 'https://masthead.example').searchParams);
const verified = (address = '') => {
  const { pathname, searchParams } = new URL(address, 'https://masthead.example');
  return verifiedPath(pathname, searchParams, KEY);
};
const presetNames: readonly string[] = Object.keys(presets);

describe('the address of a picture', () => {
  it('is base, hash, bucket, path and the sorted query', () => {
    expect(of(uploaded, 'seo_image_wide')).toBe(
      '/resize/b6e9659817f795a81d46489c0b109e968d6bd461/hub/2023/05/22/abc-123/pic.jpg?auto=webp&fit=crop&height=675&width=1200',
    );
    expect(addresses('https://img.example/a/img').of(uploaded, 'seo_image_wide')).toMatch(
      /^https:\/\/img\.example\/a\/img\/resize\/b6e9659817f795a81d46489c0b109e968d6bd461\/hub\//,
    );
  });

  it('is the same for a picture that says where it is kept', () => {
    expect(of(called('pic.jpg'), 'seo_image_wide')).toBe(of(uploaded, 'seo_image_wide'));
  });

  it.each<[string, Partial<AddressedPicture>]>([
    ['no name', { filename: undefined }],
    ['no id', { id: undefined }],
    ['no day', { dateCreated: undefined }],
    ['a day that is none', { dateCreated: { date: 'yesterday' } }],
  ])('is none for a picture with %s', (_, missing) => {
    expect(of({ ...uploaded, ...missing }, 'seo_image_wide')).toBeUndefined();
  });

  it('can be made of a picture as the model reads it', () => {
    const image = imageCodec.parse({ ...uploaded, focalPoint: { x: 0.25, y: 0.5 } });
    expect(paramsOf(of(image, 'square_256'))).toEqual({
      auto: 'webp',
      fit: 'crop',
      focus: '0.25x0.5',
      height: '256',
      width: '256',
    });
  });

  it.each(presetNames)('asks for the width, height and fit of its size: %s', (name) => {
    const named = Object.entries(presets).find(([preset]) => preset === name)?.[1];
    const { auto, ...params } = paramsOf(of(uploaded, name));
    expect(params).toEqual(Object.fromEntries(Object.entries(named ?? {}).map(([key, value]) => [key, String(value)])));
    expect(auto).toBe('webp');
  });

  it('has no height where its size has none', () => {
    expect(paramsOf(of(uploaded, 'sc_xlarge'))).toEqual({ auto: 'webp', fit: 'bounds', width: '1920' });
  });
});

describe('a size that nobody has named', () => {
  it.each(['nope', '', 'constructor', '__proto__', 'x', '300x', 'x200', '300x200x100', '12345x1', '0x0', '300x0'])(
    'adds no resizing: %j',
    (size) => {
      const { of: addressOf, warnings } = addresses();
      const address = addressOf(uploaded, size);
      expect(paramsOf(address)).toEqual({ auto: 'webp' });
      expect(verified(address)).toBeDefined();
      expect(warnings).toEqual([]);
    },
  );

  it('adds no cut either', () => {
    expect(paramsOf(of({ ...uploaded, focalPoint: { x: 0, y: 0 }, cropGravity: 1 }, 'nope'))).toEqual({ auto: 'webp' });
  });
});

describe('a size in the deprecated way to write one', () => {
  it('works, and warns once for each size', () => {
    const { of: addressOf, warnings } = addresses();
    for (const size of ['300x200', '300x200', '64x64', '300x200', '64x64'])
      expect(paramsOf(addressOf(uploaded, size))).toMatchObject({
        width: size.split('x')[0],
        height: size.split('x')[1],
        fit: 'crop',
      });
    expect(warnings).toEqual([expect.stringContaining('"300x200"'), expect.stringContaining('"64x64"')]);
    expect(warnings[0]).toContain('deprecated');
  });

  it('that is larger than anybody may ask for adds no resizing', () => {
    expect(paramsOf(of(uploaded, '5000x200'))).toEqual({ auto: 'webp' });
    expect(paramsOf(of(uploaded, '4096x4096'))).toMatchObject({ width: '4096', height: '4096' });
  });

  it('does not warn about named sizes', () => {
    const { of: addressOf, warnings } = addresses();
    for (const name of presetNames) addressOf(uploaded, name);
    expect(warnings).toEqual([]);
  });
});

describe('the format', () => {
  it.each([
    ['a.jpg', { auto: 'webp' }],
    ['a.JPG', { auto: 'webp' }],
    ['a.jpeg', { auto: 'webp' }],
    ['a.png', { auto: 'webp' }],
    ['a.gif', { format: 'mp4' }],
    ['a.GIF', { format: 'mp4' }],
    ['a.svg', {}],
    ['a.webp', {}],
    ['jpg', {}],
    ['a.jpg.txt', {}],
  ])('of %s is %j', (name, format) => {
    expect(paramsOf(of(called(name), 'nope'))).toEqual(format);
  });

  it('of one picture of a moving one is not a video', () => {
    expect(paramsOf(of(called('a.gif'), 'nope', { frame: 1 }))).toEqual({ frame: '1' });
  });
});

describe('what is kept of a picture in another shape', () => {
  const wide = { width: 1600, height: 900 };
  const cut = (picture: Partial<AddressedPicture>, size: string) => {
    const { crop, focus, gravity } = paramsOf(of({ ...uploaded, ...picture }, size));
    return { crop, focus, gravity };
  };

  it('is the drawn crop, in the shape that was asked for, on the side that gravity points at', () => {
    const crops = GRAVITIES.map((cropGravity) => cut({ crop: '800x600+100+50', cropGravity }, 'seo_image_wide').crop);
    const [top, middle, bottom] = ['800x450+100+50', '800x450+100+125', '800x450+100+200'];
    expect(crops).toEqual([middle, top, top, top, middle, middle, middle, bottom, bottom, bottom]);
  });

  it('is the drawn crop as it is where nothing is cut', () => {
    expect(cut({ crop: '800x600+100+50', cropGravity: 1 }, 'sc_small')).toEqual({ crop: '800x600+100+50' });
  });

  it('is not a crop that cannot be read', () => {
    expect(cut({ crop: '800x600', focalPoint: { x: 0.2, y: 0.5 } }, 'square_256')).toEqual({ focus: '0.2x0.5' });
  });

  it('is the side of the gravity, before what must be seen', () => {
    expect(cut({ cropGravity: 4, focalPoint: { x: 1, y: 1 } }, 'square_256')).toEqual({ gravity: '4' });
  });

  it.each([-1, 10, 1.5])('is not decided by a gravity of %d, which points nowhere', (cropGravity) => {
    expect(cut({ cropGravity, focalPoint: { x: 1, y: 1 } }, 'square_256')).toEqual({ focus: '1x1' });
  });

  it('is what must be seen, to a hundredth', () => {
    expect(cut({ focalPoint: { x: 0.123_456, y: 0.999 } }, 'square_256')).toEqual({ focus: '0.12x1' });
  });

  it.each([undefined, { x: 0.5, y: 0.5 }, { x: 0.4999, y: 0.504 }])(
    'is the middle without a word: %j',
    (focalPoint) => {
      expect(cut({ focalPoint }, 'square_256')).toEqual({});
    },
  );

  it('is all of it where nothing is cut', () => {
    const whole = Object.entries(presets).filter(([, { fit }]) => fit !== 'crop');
    for (const [name] of whole) expect(cut({ cropGravity: 4, focalPoint: { x: 1, y: 1 } }, name), name).toEqual({});
  });

  it('can be read by who draws it, and is the same order', () => {
    const anySize = fc.constantFrom(...presetNames, '300x200', 'nope');
    const anyGravityOrNone = fc.constantFrom(undefined, ...GRAVITIES);
    const anyCrop = fc.option(anyBox.map(formatCrop), { nil: undefined });
    fc.assert(
      fc.property(anyPicture, anyCrop, anyGravityOrNone, anyFocus, anySize, (size, crop, cropGravity, focus, name) => {
        const picture = { ...uploaded, ...size, crop, cropGravity, focalPoint: focus };
        const query = verified(of(picture, name))?.query;
        expect(parseOrder(new URLSearchParams(query))).toEqual(orderOf(picture, name));
      }),
    );
  });

  it('can be read even if the drawn crop is as far away as can be written', () => {
    const picture = { ...uploaded, ...wide, crop: '499999x1+500000+0', cropGravity: 5 };
    expect(parseOrder(new URLSearchParams(verified(of(picture, 'square_256'))?.query)).crop?.x).toBe(749_999);
    const beyond = { ...picture, crop: '999999x1+999999+0' };
    expect(verified(of(beyond, 'square_256'))?.query).toBe('auto=webp&fit=crop&gravity=5&height=256&width=256');
  });
});

describe('a name from anywhere', () => {
  it.each([
    ['a b.jpg', 'a%20b.jpg'],
    ['100%.jpg', '100%25.jpg'],
    ['%2e%2e.jpg', '%252e%252e.jpg'],
    ['a?width=9.jpg', 'a%3Fwidth%3D9.jpg'],
    ['a#b.jpg', 'a%23b.jpg'],
    ['Köln.jpg', 'K%C3%B6ln.jpg'],
    ['日本 📷.jpg', '%E6%97%A5%E6%9C%AC%20%F0%9F%93%B7.jpg'],
    ['a..b.jpg', 'a..b.jpg'],
    ['...jpg', '...jpg'],
    ['a\\b.jpg', 'a%5Cb.jpg'],
    ['"><script>.jpg', '%22%3E%3Cscript%3E.jpg'],
    ["a'b(1)*!~.jpg", "a'b(1)*!~.jpg"],
    ['half \ud83d a letter.jpg', 'half%20%EF%BF%BD%20a%20letter.jpg'],
  ])('is encoded and verified: %j', (name, written) => {
    const address = of(called(name), 'square_256');
    expect(address).toContain(`/abc-123/${written}?`);
    expect(verified(address)?.path).toBe(`/hub/2023/05/22/abc-123/${written}`);
  });

  it.each(['../../secret.jpg', './x.jpg', 'a/../../b.jpg', '..', '.'])('leads to no other folder: %s', (name) => {
    // A browser takes the steps out of the path before it asks, and then it is not the one that was signed.
    expect(verified(of(called(name), 'square_256'))).toBeUndefined();
  });

  it('comes back from the address as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        fc.pre(!name.split('/').some((step) => step === '.' || step === '..'));
        const path = verified(of(called(name), 'square_256'))?.path;
        expect(decodeURIComponent(path ?? '')).toBe(`/hub/2023/05/22/abc-123/${name}`);
      }),
    );
  });
});

describe('one order of one picture', () => {
  it('has one address, whoever makes it', () => {
    fc.assert(
      fc.property(anyPicture, anyFocus, fc.constantFrom(...presetNames), (size, focalPoint, name) => {
        const picture = { ...uploaded, ...size, focalPoint };
        expect(addresses().of(picture, name)).toBe(of({ ...picture }, name));
      }),
    );
  });

  it('has another address with another key', () => {
    const other = createImageAddresses({ base: '', key: 'another', warn: () => {} });
    expect(other.of(uploaded, 'square_256')).not.toBe(of(uploaded, 'square_256'));
  });
});
