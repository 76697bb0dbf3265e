import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedFacts } from './compared-facts.ts';

const product = (facts: Record<string, string>) => ({
  specs: Object.entries(facts).map(([name, value]) => ({ name, value })),
});

it('of two products every fact is told, and where one says nothing, nothing', () => {
  expect(comparedFacts([product({ Weight: '181 g', Screen: 'OLED' }), product({ Screen: 'LCD', Fan: 'Two' })])).toEqual(
    [
      { name: 'Weight', values: ['181 g', undefined] },
      { name: 'Screen', values: ['OLED', 'LCD'] },
      { name: 'Fan', values: [undefined, 'Two'] },
    ],
  );
});

it('of more, only what two of them can be compared by', () => {
  const products = [product({ Weight: '1 kg', Zones: '576' }), product({ Weight: '2 kg' }), product({})];
  expect(comparedFacts(products)).toEqual([{ name: 'Weight', values: ['1 kg', '2 kg', undefined] }]);
});

it('each fact is one row, with a value for every product', () => {
  const names = fc.constantFrom('Weight', 'Screen', 'Fan', 'constructor', '__proto__');
  const specs = fc.array(fc.record({ name: names, value: fc.string() }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.record({ specs }), { maxLength: 6 }), (products) => {
      const rows = comparedFacts(products);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
      for (const { values } of rows) expect(values).toHaveLength(products.length);
    }),
  );
});
