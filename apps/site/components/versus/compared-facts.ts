/** The facts of several products as rows of one table: each fact once, with what each product says to it. */
import type { Spec } from '../product/offer.ts';

export interface FactRow {
  name: string;
  /** In the order of the products; absent where one says nothing to it. */
  values: (string | undefined)[];
}

interface Product {
  specs: readonly Spec[];
}

/** Of two products everything is told; of more, what at least two can be compared by. */
export function comparedFacts(products: readonly Product[]): FactRow[] {
  const names = new Set(products.flatMap(({ specs }) => specs.map(({ name }) => name)));
  const least = products.length > 2 ? 2 : 1;
  return [...names]
    .map((name) => ({
      name,
      values: products.map(({ specs }) => specs.find((spec) => spec.name === name)?.value),
    }))
    .filter(({ values }) => values.filter((value) => value !== undefined).length >= least);
}
