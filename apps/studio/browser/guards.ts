/** What an answer is said to be is looked at before anything is made of it: the pieces that such looking is made of. */
type Fields = Readonly<Record<string, unknown>>;
export type Is<Value> = (value: unknown) => value is Value;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const isText: Is<string> = (value) => typeof value === 'string';
export const isNumber: Is<number> = (value) => typeof value === 'number';
export const isBoolean: Is<boolean> = (value) => typeof value === 'boolean';
/** Said so, or said to be nothing. */
export const isOrNull =
  <Value>(is: Is<Value>) =>
  (value: unknown): value is Value | null =>
    value === null || is(value);
/** As above, or not said at all. */
export const isIfSaid =
  <Value>(is: Is<Value>) =>
  (value: unknown): value is Value | null | undefined =>
    value === undefined || value === null || is(value);

export const isListOf =
  <Value>(is: Is<Value>) =>
  (value: unknown): value is Value[] =>
    Array.isArray(value) && value.every(is);
