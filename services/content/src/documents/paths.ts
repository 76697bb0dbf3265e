/** Finds and changes the texts at a path of a document that may have any shape; `*` is each of a list. */

export interface FoundText {
  /** Where exactly it stands. */
  field: string;
  text: string;
}

interface Holder {
  field: readonly string[];
  object: object;
  key: string;
}

export const textsAt = (document: unknown, path: string): FoundText[] =>
  holdersOf(document, path).flatMap(({ field, object, key }) => {
    const value: unknown = Reflect.get(object, key);
    return typeof value === 'string' && value !== '' ? [{ field: field.join('.'), text: value }] : [];
  });

/** A document with other texts at some paths. */
export function withTextsAt<Document extends object>(
  document: Document,
  paths: readonly string[],
  change: (text: string) => string,
): Document {
  const copy = structuredClone(document);
  for (const { object, key } of paths.flatMap((path) => holdersOf(copy, path))) {
    const value: unknown = Reflect.get(object, key);
    if (typeof value === 'string') Reflect.set(object, key, change(value));
  }
  return copy;
}

/** The objects that have something at the end of a path. */
function holdersOf(document: unknown, path: string): Holder[] {
  const [first = '', ...rest] = path.split('.');
  let found = stepsInto([], document, first);
  for (const step of rest)
    found = found.flatMap(({ field, object, key }) => stepsInto(field, Reflect.get(object, key), step));
  return found;
}

function stepsInto(field: readonly string[], value: unknown, step: string): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = step === '*' && Array.isArray(value) ? Object.keys(value) : [step];
  return keys.filter((key) => Object.hasOwn(value, key)).map((key) => ({ field: [...field, key], object: value, key }));
}
