import { type Order, planFor, presets } from '@masthead/image-url';
import { testImages } from '@masthead/image-url/testing';
import type { Image } from '@masthead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';
import { type Slot, type SlotName, slots } from '../../components/picture/slots.ts';
import { signedOrder } from '../../server/testing/picture-addresses.ts';
import { imageOf } from '../../server/testing/stories.ts';
import { shownPicture } from './shown-picture.ts';

const shown = (image: Image, slot: SlotName): ShownPicture => shownPicture(testImages, image, slot);

const SLOTS = (Object.keys(slots) as SlotName[]).map((name): [SlotName, Slot] => [name, slots[name]]);
const slotsWith = (has: (slot: Slot) => unknown): SlotName[] =>
  SLOTS.flatMap(([name, slot]) => (has(slot) ? [name] : []));
const SPEAKING = slotsWith(({ speaks }) => speaks);
const MOVING = slotsWith(({ films }) => films);
const WITH_PHONES = slotsWith(({ phonePresets }) => phonePresets);
const others = (names: readonly SlotName[]): SlotName[] =>
  slotsWith(() => true).filter((name) => !names.includes(name));

interface Offer {
  url: string;
  width: number;
}

const offersIn = (srcset = ''): Offer[] =>
  srcset.split(', ').map((offer) => {
    const [, url = '', width] = /^(\S+) (\d+)w$/.exec(offer) ?? [];
    return { url, width: Number(width) };
  });
const widthsOf = (offers: readonly Offer[]): number[] => offers.map(({ width }) => width);

const sizeIn = (address: string, image: Image) => planFor(image, signedOrder(address)).size;

/** All that a picture offers, for whoever asks: the largest alone where there is no choice. */
const offeredBy = ({ src, srcset, width }: ShownPicture): Offer[] =>
  srcset ? offersIn(srcset) : [{ url: src, width }];
const allOffers = (picture: ShownPicture): Offer[] => [
  ...offeredBy(picture),
  ...(picture.phoneSrcset ? offersIn(picture.phoneSrcset) : []),
];
const everyAddress = (picture: ShownPicture): string[] => [
  picture.src,
  ...Object.values(picture.motion ?? {}),
  ...allOffers(picture).map(({ url }) => url),
];

const LARGE = { width: 6000, height: 6000 };
const widthsIn = (names: Slot['presets']): number[] => names.map((name) => presets[name].width);

describe.each(SLOTS)('a picture in the place %s', (name, slot) => {
  const large = imageOf('large', LARGE);

  it('is offered in every size of the place when it is large enough', () => {
    const offers = offeredBy(shown(large, name));
    expect(widthsOf(offers)).toEqual(widthsIn(slot.presets));
    expect(offers.map(({ url }) => url)).toEqual(slot.presets.map((preset) => testImages.of(large, preset)));
  });

  it('is the largest on offer for those who choose nothing, and has its width and height', () => {
    const picture = shown(large, name);
    expect(picture.src).toBe(offeredBy(picture).at(-1)?.url);
    expect(picture).toMatchObject(sizeIn(picture.src, large));
  });

  it('says of what it is offered in where there is a choice, and only there', () => {
    expect(shown(large, name).srcset !== undefined).toBe(slot.presets.length > 1);
    expect(shown(imageOf('tiny', { width: 40, height: 40 }), name).srcset).toBeUndefined();
  });
});

const side = fc.integer({ min: 1, max: 7000 });
/** Near the sizes on offer, where rounding decides. */
const nearSide = fc
  .tuple(
    fc.constantFrom(...Object.values(presets).flatMap(Object.values).filter(Number.isInteger)),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([length, more]) => length + more);
const fraction = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);
const anyImage = fc
  .record(
    {
      width: fc.oneof(side, nearSide),
      height: fc.oneof(side, nearSide),
      bucketPath: fc.constantFrom('/a.jpg', '/b c.PNG', '/d.gif', '/e.svg', '/ö?.webp'),
      crop: fc
        .tuple(side, side, fc.nat(7000), fc.nat(7000))
        .map(([width, height, x, y]) => `${width}x${height}+${x}+${y}`),
      cropGravity: fc.integer({ min: 0, max: 9 }),
      focalPoint: fc.record({ x: fraction, y: fraction }),
    },
    { requiredKeys: ['width', 'height', 'bucketPath'] },
  )
  .map((fields) => imageOf('any', fields));
const anySlot = fc.constantFrom(...SLOTS.map(([name]) => name));
const forAnyPicture = (holds: (picture: ShownPicture, image: Image) => void): void =>
  fc.assert(
    fc.property(anyImage, anySlot, (image, name) => holds(shown(image, name), image)),
    { numRuns: 1000 },
  );

describe('whatever the picture and its place', () => {
  it('every address is signed', () => {
    forAnyPicture((picture) => {
      for (const address of everyAddress(picture)) expect(() => signedOrder(address)).not.toThrow();
    });
  });

  it('its width and height are those of the largest on offer, and no other is as wide', () => {
    forAnyPicture((picture, image) => {
      const offers = offeredBy(picture);
      expect({ url: picture.src, width: picture.width }).toEqual(offers.at(-1));
      expect({ width: picture.width, height: picture.height }).toEqual(sizeIn(picture.src, image));
      expect(Math.max(...widthsOf(offers))).toBe(picture.width);
    });
  });

  it('the widths on offer are those that will be drawn, each once, from small to large', () => {
    forAnyPicture((picture, image) => {
      for (const { url, width } of allOffers(picture)) expect(width).toBe(sizeIn(url, image).width);
      for (const srcset of [picture.srcset, picture.phoneSrcset]) {
        const widths = srcset ? widthsOf(offersIn(srcset)) : [];
        expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other));
      }
    });
  });

  it('it offers no more than there is of it, and no more often than the place asks for', () => {
    forAnyPicture((picture, image) => {
      const { presets: asked }: Slot = slots[picture.slot];
      expect(offeredBy(picture).length).toBeLessThanOrEqual(asked.length);
      for (const { url } of allOffers(picture)) {
        const { width, height } = sizeIn(url, image);
        expect(width).toBeLessThanOrEqual(image.width);
        expect(height).toBeLessThanOrEqual(image.height);
      }
      expect(picture.width).toBeLessThanOrEqual(image.width);
      expect(picture.height).toBeLessThanOrEqual(image.height);
    });
  });
});

describe('a small picture', () => {
  it.each([
    [1600, [480, 640, 768, 960, 1200, 1600]],
    [1599, [480, 640, 768, 960, 1200, 1599]],
    [900, [480, 640, 768, 900]],
    [500, [480, 500]],
  ])('of a width of %d is offered in %j', (width, widths) => {
    const picture = shown(imageOf('small', { width, height: 2000 }), 'story');
    expect(widthsOf(offersIn(picture.srcset))).toEqual(widths);
    expect(picture.width).toBe(widths.at(-1));
  });

  it.each([480, 300, 1])('of a width of %d is offered in that alone', (width) => {
    const picture = shown(imageOf('small', { width, height: 2000 }), 'story');
    expect(picture).not.toHaveProperty('srcset');
    expect(picture).toMatchObject({ width, height: Math.round((width * 9) / 16) });
  });
});

describe('the words of a picture', () => {
  const image = imageOf('told', { caption: 'On the bench' });
  const wordsIn = ({ alt, caption, credit }: ShownPicture) => ({ alt, caption, credit });

  it.each(SPEAKING)('are told where it stands for itself: %s', (name) => {
    expect(wordsIn(shown(image, name))).toEqual({
      alt: 'Alt of told',
      caption: 'On the bench',
      credit: 'Ann Lee/Masthead',
    });
    expect(shown(imageOf('untold', { caption: '', credits: '' }), name)).not.toHaveProperty('caption');
    expect(shown(imageOf('untold', { caption: '', credits: '' }), name)).not.toHaveProperty('credit');
  });

  it.each(others(SPEAKING))('do not travel where others say as much: %s', (name) => {
    expect(wordsIn(shown(image, name))).toEqual({ alt: '' });
    expect(JSON.stringify(shown(image, name))).not.toMatch(/Alt of|bench|Ann Lee/);
  });
});

describe('a moving picture', () => {
  const moving = imageOf('moving', { ...LARGE, bucketPath: '/2026/11/15/moving.GIF' });
  const stills = (picture: ShownPicture): Order[] =>
    [picture.src, ...allOffers(picture).map(({ url }) => url)].map(signedOrder);

  it.each(MOVING)('moves as a film in the place %s, with its first frame before', (name) => {
    const picture = shown(moving, name);
    const { phone = '', wider = '', poster = '' } = picture.motion ?? {};
    for (const film of [phone, wider].map(signedOrder)) {
      expect(film).toMatchObject({ format: 'mp4' });
      expect(film).not.toHaveProperty('frame');
    }
    for (const order of [...stills(picture), signedOrder(poster)]) expect(order).toMatchObject({ frame: 1 });
  });

  it.each(MOVING)('is cut alike as a film and as its first frame in the place %s', (name) => {
    const { phone = '', wider = '', poster = '' } = shown(moving, name).motion ?? {};
    const cuts = [phone, wider, poster].map((address) => {
      const { width, height } = planFor(moving, signedOrder(address)).size;
      return (width / height).toFixed(2);
    });
    expect(new Set(cuts).size).toBe(1);
  });

  it.each(MOVING)('is no wider on a phone than twice the narrowest of its places, %s', (name) => {
    const { phone = '', poster = '' } = shown(moving, name).motion ?? {};
    for (const address of [phone, poster]) expect(signedOrder(address).width).toBeLessThanOrEqual(640);
  });

  it.each(others(MOVING))('is its first frame in the place %s', (name) => {
    const picture = shown(moving, name);
    expect(picture).not.toHaveProperty('motion');
    for (const order of stills(picture)) {
      expect(order).toMatchObject({ frame: 1 });
      expect(order).not.toHaveProperty('format');
    }
  });

  it.each(SLOTS)('is none that does not end in .gif: %s', (name) => {
    const picture = shown(imageOf('a.gif', { bucketPath: '/x/a.gif.jpg' }), name);
    expect(picture).not.toHaveProperty('motion');
    for (const order of stills(picture)) expect(order).not.toHaveProperty('frame');
  });
});

describe('the colour of a picture', () => {
  const colorOf = (fileName: string, dominantColor?: string) =>
    shown(imageOf('c', { bucketPath: `/x/${fileName}`, dominantColor }), 'thumb').color;

  it.each(['a.jpg', 'a.jpeg', 'A.JPG', 'b.JPEG'])('is seen until %s is there', (fileName) => {
    expect(colorOf(fileName, '#203040')).toBe('#203040');
    expect(colorOf(fileName)).toBeUndefined();
  });

  it.each(['a.png', 'a.gif', 'a.webp', 'a.svg', 'a.jpg.png', 'jpg'])(
    'would shine through %s, which may have holes',
    (fileName) => {
      expect(colorOf(fileName, '#203040')).toBeUndefined();
    },
  );
});

describe('an upright cut for phones', () => {
  const large = imageOf('large', LARGE);

  it.each(WITH_PHONES)('is offered in the place %s', (name) => {
    const { phonePresets }: Slot = slots[name];
    const offers = offersIn(shown(large, name).phoneSrcset);
    expect(offers).toEqual(
      phonePresets?.map((preset) => ({ url: testImages.of(large, preset), width: presets[preset].width })),
    );
    for (const { url } of offers) {
      const { width, height } = sizeIn(url, large);
      expect(height).toBeGreaterThan(width);
    }
  });

  it.each(others(WITH_PHONES))('is not offered in the place %s', (name) => {
    expect(shown(large, name)).not.toHaveProperty('phoneSrcset');
  });
});

it('there are places of every kind', () => {
  for (const names of [SPEAKING, MOVING, WITH_PHONES]) {
    expect(names.length).toBeGreaterThan(0);
    expect(others(names).length).toBeGreaterThan(0);
  }
});
