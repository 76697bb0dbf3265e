/** The one filter of values: any that is left out fails, otherwise one of those asked for is enough. */

export type Values = readonly (string | undefined)[];

export interface ValueFilter<Value extends string = string> {
  /** None: anything will do. */
  readonly include?: readonly Value[];
  readonly exclude?: readonly Value[];
}

/** The filter made ready: lists can be long, and are asked for each page. What is undefined is no value. */
export function valueFilter({ include = [], exclude = [] }: ValueFilter): (values: Values) => boolean {
  const wanted = new Set<string | undefined>(include);
  const unwanted = new Set<string | undefined>(exclude);
  const isWanted = (value: string | undefined): boolean => wanted.has(value);
  const isUnwanted = (value: string | undefined): boolean => unwanted.has(value);
  return (values) => !(unwanted.size > 0 && values.some(isUnwanted)) && (wanted.size === 0 || values.some(isWanted));
}

export const matchesFilter = (values: Values, filter: ValueFilter): boolean => valueFilter(filter)(values);
