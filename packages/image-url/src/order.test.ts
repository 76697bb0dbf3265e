import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImageOrderError, LONGEST_SIDE, parseOrder, queryOf } from './order.ts';
import { FITS } from './presets.ts';
import { anyOrder } from './testing/pictures.ts';

const read = (query: string) => parseOrder(new URLSearchParams(query));

describe('an order in a query', () => {
  it('has its names in order', () => {
    expect(queryOf({ width: 1200, height: 675, fit: 'crop', auto: 'webp' })).toBe(
      'auto=webp&fit=crop&height=675&width=1200',
    );
  });

  it('is sorted, whatever is asked for', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const names = [...new URLSearchParams(queryOf(order)).keys()];
        expect(names).toEqual(names.toSorted());
      }),
    );
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(read(queryOf(order))).toEqual(order);
      }),
    );
  });

  it('is one text for one order, in whatever sequence its parts were put together', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const reversed = Object.fromEntries(Object.entries(order).toReversed());
        expect(queryOf(reversed)).toBe(queryOf(order));
      }),
    );
  });

  it('is another text for another order', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (one, other) => {
        fc.pre(JSON.stringify(read(queryOf(one))) !== JSON.stringify(read(queryOf(other))));
        expect(queryOf(one)).not.toBe(queryOf(other));
      }),
    );
  });

  it('of nothing is empty', () => {
    expect(queryOf({})).toBe('');
    expect(read('')).toEqual({});
  });

  it('takes every way to fit', () => {
    expect(FITS.map((fit) => read(`fit=${fit}`).fit)).toEqual(['crop', 'cover', 'bounds']);
  });
});

describe('an order that cannot be carried out', () => {
  it.each([
    ['width', ['0', '-1', '1.5', '1e3', '0x10', '010', ' 8', '', 'wide', 'NaN', 'Infinity', `${LONGEST_SIDE + 1}`]],
    ['height', ['0', '-1', '1.5', '1e3', '', 'tall', `${LONGEST_SIDE + 1}`, '99999999999999999999']],
    ['fit', ['contain', '', 'CROP', 'toString']],
    ['crop', ['800x600', '0x600+1+1', '']],
    ['focus', ['0.5', '2x0', '0x-1', '0.12345x0', '.5x0', '1e-1x0', '1.0x0', '']],
    ['gravity', ['10', '05', '-1', '', 'north', '1.5']],
    ['frame', ['0', '10000', '-1', '', 'first']],
    ['format', ['svg', 'html', '', 'WEBP']],
    ['auto', ['avif', '', 'true']],
  ])('has a wrong %s, which is named: %j', (name, texts) => {
    for (const text of texts) {
      const params = new URLSearchParams([[name, text]]);
      expect(() => parseOrder(params), text).toThrow(ImageOrderError);
      expect(() => parseOrder(params), text).toThrow(name);
    }
  });

  it.each(['quality', 'constructor', '__proto__', 'toString', 'Width', ''])(
    'asks for %j, which nobody knows',
    (name) => {
      expect(() => parseOrder(new URLSearchParams([[name, '1']]))).toThrow(
        new ImageOrderError(`No picture can be asked for by "${name}"`),
      );
    },
  );

  it.each(['width=1&width=1', 'fit=crop&fit=cover', 'crop=1x1%2B0%2B0&crop=1x1%2B0%2B0'])(
    'says it twice: %s',
    (query) => {
      expect(() => read(query)).toThrow('twice');
    },
  );

  it('is never read as something else', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        try {
          const params = new URLSearchParams(pairs);
          params.sort();
          expect(queryOf(parseOrder(params))).toBe(params.toString());
        } catch (error) {
          expect(error).toBeInstanceOf(ImageOrderError);
        }
      }),
    );
  });

  it('is told in a sentence that does not repeat all of it', () => {
    expect(() => read(`width=${'9'.repeat(5000)}`)).toThrow(/^.{1,100}$/);
    expect(() => read(`${'w'.repeat(5000)}=1`)).toThrow(/^.{1,100}$/);
  });
});

describe('the largest picture anybody may ask for', () => {
  it(`is ${LONGEST_SIDE} pixels long`, () => {
    expect(read(`width=${LONGEST_SIDE}&height=${LONGEST_SIDE}`)).toEqual({ width: LONGEST_SIDE, height: LONGEST_SIDE });
  });
});
