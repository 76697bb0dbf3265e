import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  cropAround,
  cropToRatio,
  formatCrop,
  type Gravity,
  moveInside,
  parseCrop,
  type Size,
} from './crop.ts';
import { anyBox, anyFocus, anyGravity, anyPicture, anyRatio } from './testing/pictures.ts';

const isInside = ({ x, y, width, height }: Box, picture: Size): boolean =>
  x >= 0 && y >= 0 && width >= 1 && height >= 1 && x + width <= picture.width && y + height <= picture.height;

/** How many pixels a side would have to grow or shrink for the ratio to be exact. */
const missBy = ({ width, height }: Size, ratio: number): number =>
  Math.min(Math.abs(width - height * ratio), Math.abs(height - width / ratio));

const isWhole = (box: Box): boolean => [box.x, box.y, box.width, box.height].every(Number.isInteger);

describe('a crop that somebody drew', () => {
  it('is read from its width, height and place', () => {
    expect(parseCrop('800x600+10+20')).toEqual({ width: 800, height: 600, x: 10, y: 20 });
    expect(parseCrop('1x1+0+0')).toEqual({ width: 1, height: 1, x: 0, y: 0 });
  });

  it.each([
    '800x600',
    '800x600-10+20',
    'axb+1+1',
    '',
    '800x600+10',
    '800x600+10+20+30',
    '800x600+10+20 ',
    ' 800x600+10+20',
    '800x600+10+20\n',
    '800X600+10+20',
    '8e2x600+10+20',
    '800.5x600+10+20',
    '-800x600+10+20',
    '٨٠٠x600+10+20',
    '1234567x600+10+20',
  ])('is not read from %j', (text) => {
    expect(parseCrop(text)).toBeUndefined();
  });

  it.each(['0x600+10+20', '800x0+10+20'])('of nothing, %s, is none', (text) => {
    expect(parseCrop(text)).toBeUndefined();
  });

  it.each(['2x1+999998+0', '1x2+0+999998', '999999x1+999999+0'])(
    'that goes on further than any picture, %s, is none',
    (text) => {
      expect(parseCrop(text)).toBeUndefined();
    },
  );

  it('is written as it is read', () => {
    fc.assert(
      fc.property(anyBox, (box) => {
        expect(parseCrop(formatCrop(box))).toEqual(box);
      }),
    );
  });
});

describe('a drawn crop in another shape', () => {
  const picture = { width: 1600, height: 900 };
  const drawn = { width: 800, height: 600, x: 100, y: 50 };

  it.each<[Gravity, string, string]>([
    [1, '800x450+100+50', '600x600+100+50'],
    [2, '800x450+100+50', '600x600+200+50'],
    [3, '800x450+100+50', '600x600+300+50'],
    [4, '800x450+100+125', '600x600+100+50'],
    [5, '800x450+100+125', '600x600+200+50'],
    [6, '800x450+100+125', '600x600+300+50'],
    [7, '800x450+100+200', '600x600+100+50'],
    [8, '800x450+100+200', '600x600+200+50'],
    [9, '800x450+100+200', '600x600+300+50'],
    [0, '800x450+100+125', '600x600+200+50'],
  ])('keeps the side that gravity %i points at: %s of 16:9, %s of a square', (gravity, wide, square) => {
    expect(formatCrop(cropToRatio(drawn, 16 / 9, gravity, picture))).toBe(wide);
    expect(formatCrop(cropToRatio(drawn, 1, gravity, picture))).toBe(square);
  });

  it.each<[Gravity, string]>([
    [0, '800x450+1000+825'],
    [5, '800x450+1000+825'],
    [1, '800x450+800+450'],
    [2, '800x450+800+450'],
    [3, '800x450+800+450'],
    [4, '800x450+800+450'],
    [6, '800x450+800+450'],
    [7, '800x450+800+450'],
    [8, '800x450+800+450'],
    [9, '800x450+800+450'],
  ])('beyond the picture is moved into it by gravity, but not by %i: %s', (gravity, crop) => {
    const beyond = { width: 800, height: 600, x: 1000, y: 750 };
    expect(formatCrop(cropToRatio(beyond, 16 / 9, gravity, picture))).toBe(crop);
  });

  it('larger than the picture becomes smaller in its own shape', () => {
    expect(moveInside({ width: 3200, height: 3600, x: 10, y: 10 }, picture)).toEqual({
      width: 800,
      height: 900,
      x: 10,
      y: 0,
    });
  });

  it('never leaves the picture when gravity pulls it to a side', () => {
    fc.assert(
      fc.property(anyPicture, anyBox, anyRatio, anyGravity, (size, box, ratio, gravity) => {
        fc.pre(gravity !== 0 && gravity !== 5);
        expect(isInside(cropToRatio(box, ratio, gravity, size), size)).toBe(true);
      }),
    );
  });

  it('lies within what was drawn when it is centred', () => {
    fc.assert(
      fc.property(anyPicture, anyBox, anyRatio, fc.constantFrom<Gravity>(0, 5), (size, box, ratio, gravity) => {
        const cut = cropToRatio(box, ratio, gravity, size);
        expect(isInside({ ...cut, x: cut.x - box.x, y: cut.y - box.y }, box)).toBe(true);
      }),
    );
  });

  it('has the ratio within a pixel, in whole pixels, and is never larger', () => {
    fc.assert(
      fc.property(anyPicture, anyBox, anyRatio, anyGravity, (size, box, ratio, gravity) => {
        const cut = cropToRatio(box, ratio, gravity, size);
        expect(missBy(cut, ratio)).toBeLessThanOrEqual(1);
        expect(isWhole(cut)).toBe(true);
        expect(cut.width <= box.width && cut.height <= box.height).toBe(true);
      }),
    );
  });
});

describe('a crop around what must be seen', () => {
  it.each([
    [{ x: 0.5, y: 0.5 }, '900x900+350+0'],
    [{ x: 0, y: 0 }, '900x900+0+0'],
    [{ x: 1, y: 1 }, '900x900+700+0'],
    [{ x: 0.4, y: 0.9 }, '900x900+190+0'],
  ])('at %j of a wide picture is %s', (focus, square) => {
    expect(formatCrop(cropAround({ width: 1600, height: 900 }, 1, focus))).toBe(square);
  });

  it('never leaves the picture, is as large as its shape can be, and has its ratio within a pixel', () => {
    fc.assert(
      fc.property(anyPicture, anyRatio, anyFocus, (picture, ratio, focus) => {
        const crop = cropAround(picture, ratio, focus);
        expect(isInside(crop, picture)).toBe(true);
        expect(crop.width === picture.width || crop.height === picture.height).toBe(true);
        expect(missBy(crop, ratio)).toBeLessThanOrEqual(1);
        expect(isWhole(crop)).toBe(true);
      }),
    );
  });

  it('has it nearer to its middle than any other crop of that size within the edges', () => {
    fc.assert(
      fc.property(anyPicture, anyRatio, anyFocus, fc.nat(), fc.nat(), (picture, ratio, focus, x, y) => {
        const crop = cropAround(picture, ratio, focus);
        const other = {
          x: x % (picture.width - crop.width + 1),
          y: y % (picture.height - crop.height + 1),
        };
        const across = (left: number) => Math.abs(left + crop.width / 2 - picture.width * focus.x);
        const down = (top: number) => Math.abs(top + crop.height / 2 - picture.height * focus.y);
        expect(across(crop.x)).toBeLessThanOrEqual(across(other.x) + 1e-6);
        expect(down(crop.y)).toBeLessThanOrEqual(down(other.y) + 1e-6);
      }),
    );
  });
});

describe('what is no number', () => {
  const box = { width: 800, height: 600, x: 10, y: 20 };
  const picture = { width: 1600, height: 900 };
  /** As something may come from outside that no type has seen. */
  const withWrong = <Values extends object>(values: Values, name: string, wrong: unknown): Values => ({
    ...values,
    [name]: wrong,
  });
  const wrongs = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '800', 'a', null, undefined];

  it.each(wrongs)('is an error in a crop: %s', (wrong) => {
    for (const name of ['width', 'height', 'x', 'y']) {
      expect(() => cropToRatio(withWrong(box, name, wrong), 1, 1, picture), name).toThrow(TypeError);
      expect(() => moveInside(withWrong(box, name, wrong), picture), name).toThrow(TypeError);
    }
  });

  it.each(wrongs)('is an error in a picture’s size: %s', (wrong) => {
    for (const name of ['width', 'height']) {
      const size = withWrong(picture, name, wrong);
      expect(() => cropToRatio(box, 1, 5, size), name).toThrow(TypeError);
      expect(() => cropAround(size, 1, { x: 0.5, y: 0.5 }), name).toThrow(TypeError);
      expect(() => moveInside(box, size), name).toThrow(TypeError);
    }
  });

  it.each(wrongs)('is an error in a ratio, a gravity or a focus: %s', (wrong) => {
    const given = { ratio: 1, gravity: 1 as const, focus: { x: 0.5, y: 0.5 } };
    const { ratio } = withWrong(given, 'ratio', wrong);
    const { gravity } = withWrong(given, 'gravity', wrong);
    expect(() => cropToRatio(box, ratio, 1, picture)).toThrow(TypeError);
    expect(() => cropToRatio(box, 1, gravity, picture)).toThrow(TypeError);
    expect(() => cropAround(picture, ratio, given.focus)).toThrow(TypeError);
    for (const name of ['x', 'y'])
      expect(() => cropAround(picture, 1, withWrong(given.focus, name, wrong)), name).toThrow(TypeError);
  });

  it('is named', () => {
    expect(() => cropToRatio({ ...box, width: Number.NaN }, 1, 1, picture)).toThrow(
      'A crop takes numbers, and its width is NaN',
    );
  });
});
