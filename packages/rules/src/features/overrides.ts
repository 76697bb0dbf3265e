/** Features that a visit's address turns on or off: `?enableFeatures=a,b&disableFeatures=c`, or `all`. */

export const ENABLE_QUERY = 'enableFeatures';
export const DISABLE_QUERY = 'disableFeatures';
export const ALL = 'all';

/** No address names more than this. */
const MOST_NAMES = 100;
const NAME = /^[\w-]{1,64}$/;

export interface Overrides {
  /** Undefined: the feature's own test decides. */
  of(name: string): boolean | undefined;
  readonly any: boolean;
}

const NO_OVERRIDES: Overrides = { any: false, of: () => undefined };

/** What is named beats `all`, and off beats on. */
export function overridesOf(query: URLSearchParams): Overrides {
  if (!query.has(ENABLE_QUERY) && !query.has(DISABLE_QUERY)) return NO_OVERRIDES;
  const on = namesIn(query, ENABLE_QUERY);
  const off = namesIn(query, DISABLE_QUERY);
  return {
    any: on.size + off.size > 0,
    of(name) {
      if (off.has(name)) return false;
      if (on.has(name)) return true;
      if (off.has(ALL)) return false;
      return on.has(ALL) ? true : undefined;
    },
  };
}

function namesIn(query: URLSearchParams, parameter: string): Set<string> {
  const names = query.getAll(parameter).flatMap((value) => value.split(',', MOST_NAMES));
  return new Set(
    names
      .slice(0, MOST_NAMES)
      .map((name) => name.trim())
      .filter((name) => NAME.test(name)),
  );
}
