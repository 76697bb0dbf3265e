/** Targeting of any shape as the flat keys and texts that ad servers take. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => (isObject(each) ? [] : textsOf(each)));
  return value === undefined || value === null || value === '' ? [] : [String(value)];
};

/** An object's own keys follow its name: `{ a: { b: 1 } }` is `a_b`. What lies deeper is left out, with a warning. */
export function flattenTargeting(
  values: Readonly<Record<string, unknown>>,
  warn: (message: string) => void,
): Record<string, string[]> {
  const flat: [string, string[]][] = [];
  const keep = (key: string, value: unknown): void => {
    const texts = textsOf(value);
    if (texts.length > 0) flat.push([key, texts]);
  };
  for (const [key, value] of Object.entries(values)) {
    if (!isObject(value) || Array.isArray(value)) {
      keep(key, value);
      continue;
    }
    for (const [inner, each] of Object.entries(value)) {
      if (isObject(each) && !Array.isArray(each)) warn(tooDeep(`${key}.${inner}`));
      else keep(`${key}_${inner}`, each);
    }
  }
  return Object.fromEntries(flat);
}

const tooDeep = (path: string): string =>
  `Nested object targeting values deeper than one level are unsupported: ${path} is left out.`;
