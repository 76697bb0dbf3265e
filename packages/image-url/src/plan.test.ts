import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from './order.ts';
import { drawingOf, planFor } from './plan.ts';
import { anyCut, anyFocus, anyOrder, anyPicture } from './testing/pictures.ts';

const picture = { width: 1600, height: 900 };

describe('an order carried out', () => {
  it.each<[string, Order, string, string]>([
    ['nothing asked: the whole', {}, '1600x900+0+0', '1600x900'],
    ['a width: in its own shape', { width: 800 }, '1600x900+0+0', '800x450'],
    ['a height: in its own shape', { height: 450 }, '1600x900+0+0', '800x450'],
    ['crop: exactly the box', { width: 400, height: 400, fit: 'crop' }, '900x900+350+0', '400x400'],
    ['bounds: at most the box', { width: 400, height: 400, fit: 'bounds' }, '1600x900+0+0', '400x225'],
    ['cover: at least the box', { width: 400, height: 400, fit: 'cover' }, '1600x900+0+0', '711x400'],
    ['cover, a width only', { width: 800, fit: 'cover' }, '1600x900+0+0', '800x450'],
    ['cover, of no size', { fit: 'cover' }, '1600x900+0+0', '1600x900'],
    ['bounds, of no size', { fit: 'bounds' }, '1600x900+0+0', '1600x900'],
    ['crop, of no size', { fit: 'crop' }, '1600x900+0+0', '1600x900'],
    ['crop, a width only', { width: 800, fit: 'crop' }, '1600x900+0+0', '800x450'],
    ['larger than it is: as it is', { width: 3200, fit: 'bounds' }, '1600x900+0+0', '1600x900'],
    ['a larger box: its shape only', { width: 2000, height: 2000, fit: 'crop' }, '900x900+350+0', '900x900'],
    ['a larger box to cover', { width: 2000, height: 2000, fit: 'cover' }, '1600x900+0+0', '1600x900'],
    [
      'a drawn part, in its own shape',
      { width: 400, fit: 'bounds', crop: { width: 800, height: 600, x: 100, y: 50 } },
      '800x600+100+50',
      '400x300',
    ],
    [
      'a drawn part, cut',
      { width: 400, height: 225, fit: 'crop', crop: { width: 800, height: 600, x: 100, y: 50 } },
      '800x450+100+125',
      '400x225',
    ],
    [
      'a drawn part beats what must be seen',
      { width: 400, height: 225, fit: 'crop', focus: { x: 1, y: 1 }, crop: { width: 800, height: 450, x: 0, y: 0 } },
      '800x450+0+0',
      '400x225',
    ],
    [
      'around what must be seen',
      { width: 300, height: 300, fit: 'crop', focus: { x: 0.4, y: 0.5 } },
      '900x900+190+0',
      '300x300',
    ],
    ['towards a side', { width: 300, height: 300, fit: 'crop', gravity: 6 }, '900x900+700+0', '300x300'],
  ])('%s', (_, order, region, size) => {
    const plan = planFor(picture, order);
    const { x, y, width, height } = plan.region;
    expect(`${width}x${height}+${x}+${y}`).toBe(region);
    expect(`${plan.size.width}x${plan.size.height}`).toBe(size);
  });

  it('shows no part beyond the picture', () => {
    fc.assert(
      fc.property(anyPicture, anyOrder, (size, order) => {
        const { x, y, width, height } = planFor(size, order).region;
        expect([x, y, width - 1, height - 1].every((least) => least >= 0 && Number.isInteger(least))).toBe(true);
        expect(x + width).toBeLessThanOrEqual(size.width);
        expect(y + height).toBeLessThanOrEqual(size.height);
      }),
    );
  });

  it('never enlarges', () => {
    fc.assert(
      fc.property(anyPicture, anyOrder, (size, order) => {
        const plan = planFor(size, order);
        expect(plan.size.width).toBeLessThanOrEqual(plan.region.width);
        expect(plan.size.height).toBeLessThanOrEqual(plan.region.height);
        expect(plan.size.width >= 1 && plan.size.height >= 1).toBe(true);
      }),
    );
  });

  it('answers a cut in exactly the box where there is enough, and in its shape within a pixel where there is not', () => {
    fc.assert(
      fc.property(anyPicture, anyCut, (size, order) => {
        const plan = planFor(size, order);
        const ratio = order.width / order.height;
        const isEnough = plan.region.width >= order.width && plan.region.height >= order.height;
        if (isEnough) expect(plan.size).toEqual({ width: order.width, height: order.height });
        for (const { width, height } of [plan.region, plan.size])
          expect(Math.min(Math.abs(width - height * ratio), Math.abs(height - width / ratio))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('stays within the box for bounds, and leaves no side of it open for cover', () => {
    const box = { width: 640, height: 360 };
    fc.assert(
      fc.property(anyPicture, (size) => {
        const inner = planFor(size, { ...box, fit: 'bounds' }).size;
        expect(inner.width <= box.width && inner.height <= box.height).toBe(true);
        const outer = planFor(size, { ...box, fit: 'cover' }).size;
        expect(outer.width).toBeGreaterThanOrEqual(Math.min(box.width, size.width));
        expect(outer.height).toBeGreaterThanOrEqual(Math.min(box.height, size.height));
      }),
    );
  });

  it('has what must be seen in sight in every cut', () => {
    fc.assert(
      fc.property(anyPicture, anyCut, anyFocus, (size, { crop: _, ...order }, focus) => {
        const { region } = planFor(size, { ...order, focus });
        const [x, y] = [size.width * focus.x, size.height * focus.y];
        const half = 0.5;
        expect(x >= region.x - half && x <= region.x + region.width + half).toBe(true);
        expect(y >= region.y - half && y <= region.y + region.height + half).toBe(true);
      }),
    );
  });

  it('looks at the size of a picture and at nothing else that it has', () => {
    const described = { ...picture, id: 'i1', alt: 'Three phones', x: 5, y: 5 };
    const order: Order = { width: 300, height: 300, fit: 'crop', focus: { x: 0.4, y: 0.5 } };
    expect(planFor(described, order)).toEqual(planFor(picture, order));
    expect(planFor(described, {})).toEqual(planFor(picture, {}));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('of a picture whose size is %s is an error', (width) => {
    expect(() => planFor({ width, height: 900 }, { width: 100 })).toThrow(TypeError);
    expect(() => planFor({ width, height: 900 }, { width: 100, height: 100, fit: 'crop' })).toThrow(TypeError);
  });
});

describe('a drawing: scaled first, then cut', () => {
  it('cuts out of the scaled picture what the order cuts out of the whole one', () => {
    const plan = planFor(picture, { width: 300, height: 300, fit: 'crop', focus: { x: 0.4, y: 0.5 } });
    expect(drawingOf(picture, plan)).toEqual({
      scaled: { width: 533, height: 300 },
      cut: { width: 300, height: 300, x: 63, y: 0 },
    });
  });

  it('cuts nothing off a picture that is shown whole', () => {
    expect(drawingOf(picture, planFor(picture, { width: 800 }))).toEqual({
      scaled: { width: 800, height: 450 },
      cut: { width: 800, height: 450, x: 0, y: 0 },
    });
  });

  it('has the cut inside the scaled picture, as large as the answer, and enlarges nothing', () => {
    fc.assert(
      fc.property(anyPicture, anyOrder, (size, order) => {
        const plan = planFor(size, order);
        const { scaled, cut } = drawingOf(size, plan);
        expect({ width: cut.width, height: cut.height }).toEqual(plan.size);
        expect(cut.x >= 0 && cut.y >= 0).toBe(true);
        expect(cut.x + cut.width).toBeLessThanOrEqual(scaled.width);
        expect(cut.y + cut.height).toBeLessThanOrEqual(scaled.height);
        expect(scaled.width <= size.width && scaled.height <= size.height).toBe(true);
        expect([scaled.width, scaled.height, cut.x, cut.y].every(Number.isInteger)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('cuts where the part lies, within a pixel of the scaled picture', () => {
    fc.assert(
      fc.property(anyPicture, anyOrder, (size, order) => {
        const plan = planFor(size, order);
        const { cut } = drawingOf(size, plan);
        expect(Math.abs(cut.x - (plan.region.x * plan.size.width) / plan.region.width)).toBeLessThanOrEqual(1);
        expect(Math.abs(cut.y - (plan.region.y * plan.size.height) / plan.region.height)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
