import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Compared, NOTHING_COMPARED, productsOf, withoutProduct, withProduct } from './compared.ts';

type Both = Compared<number, string>;
const nothing: Both = NOTHING_COMPARED;
const chosen = (...products: number[]): Both =>
  products.reduce((now: Both, product) => withProduct(now, product, `shop of ${product}`), nothing);

it('the first two products that are chosen take the two places, each with its own call to action', () => {
  expect(chosen(4, 2)).toEqual({
    firstProduct: 4,
    firstCallToAction: 'shop of 4',
    secondProduct: 2,
    secondCallToAction: 'shop of 2',
  });
});

it('a third takes the place of the one that was chosen first', () => {
  expect(productsOf(chosen(4, 2, 7))).toEqual([2, 7]);
});

it('a product is chosen once, however often it is', () => {
  const once = chosen(4);
  expect(withProduct(once, 4, 'another shop')).toBe(once);
});

it('taking the first away moves the second up, with its call to action', () => {
  expect(withoutProduct(chosen(4, 2), 4)).toEqual({ ...nothing, firstProduct: 2, firstCallToAction: 'shop of 2' });
});

it('clearing empties all four entries', () => {
  expect(Object.keys(NOTHING_COMPARED)).toHaveLength(4);
  expect(Object.values(NOTHING_COMPARED)).toEqual([undefined, undefined, undefined, undefined]);
});

it('whatever is pressed, there are at most two, never the same twice, and no second without a first', () => {
  const presses = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 5 })), { maxLength: 40 });
  fc.assert(
    fc.property(presses, (pressed) => {
      const now = pressed.reduce(
        (state: Both, [adds, product]) =>
          adds ? withProduct(state, product, `shop of ${product}`) : withoutProduct(state, product),
        nothing,
      );
      const products = productsOf(now);
      expect(new Set(products).size).toBe(products.length);
      expect(products.length).toBeLessThanOrEqual(2);
      expect(now.secondProduct === undefined || now.firstProduct !== undefined).toBe(true);
      expect(now.firstCallToAction).toBe(now.firstProduct && `shop of ${now.firstProduct}`);
      expect(now.secondCallToAction).toBe(now.secondProduct && `shop of ${now.secondProduct}`);
    }),
  );
});
