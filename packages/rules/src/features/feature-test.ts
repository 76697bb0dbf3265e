/** How a test of a page is made: what it looks at, whether it holds, and how it tells why. */
import type { FeaturePage } from './feature-page.ts';
import { type ValueFilter, type Values, valueFilter } from './value-filter.ts';

/** Whether another rule of this name holds for the page. */
type IsOn = (name: string) => boolean;

export interface FeatureTest {
  holds(page: FeaturePage, isOn: IsOn): boolean;
  /** Why it holds or does not, in plain words: the end of a sentence that begins with "because". */
  tell(page: FeaturePage, isOn: IsOn): string;
  /** The rules that it asks for by name. */
  readonly asksFor: readonly string[];
}

/** A test of values: with `include` one of them must be listed, with `exclude` none may be. */
export function valueTest(what: string, valuesOf: (page: FeaturePage) => Values, filter: ValueFilter): FeatureTest {
  const matches = valueFilter(filter);
  return {
    asksFor: [],
    holds: (page) => matches(valuesOf(page)),
    tell(page) {
      const values = valuesOf(page).filter((value) => value !== undefined);
      return tellValues(what, values, filter);
    },
  };
}

function tellValues(what: string, values: readonly string[], { include = [], exclude = [] }: ValueFilter): string {
  const refused = values.find((value) => exclude.includes(value));
  if (refused !== undefined) return `${what} "${refused}" is left out`;
  const asked = values.find((value) => include.includes(value));
  if (asked !== undefined) return `${what} "${asked}" is on the list`;
  if (include.length === 0) return `${what} is none of those left out`;
  return values.length === 0 ? `${what} is not given` : `${what} "${values.join('", "')}" is not on the list`;
}

/** A test that is true or false: both in words. */
export const plainTest = (holds: (page: FeaturePage) => boolean, yes: string, no: string): FeatureTest => ({
  asksFor: [],
  holds,
  tell: (page) => (holds(page) ? yes : no),
});

/** All must hold. The first that does not tells why. */
export const allOf = (...tests: readonly FeatureTest[]): FeatureTest => ({
  asksFor: tests.flatMap(({ asksFor }) => asksFor),
  holds: (page, isOn) => tests.every((test) => test.holds(page, isOn)),
  tell(page, isOn) {
    const failing = tests.find((test) => !test.holds(page, isOn));
    return failing ? failing.tell(page, isOn) : tests.map((test) => test.tell(page, isOn)).join(', and ');
  },
});

/** One is enough. The first that holds tells why. */
export const anyOf = (...tests: readonly FeatureTest[]): FeatureTest => ({
  asksFor: tests.flatMap(({ asksFor }) => asksFor),
  holds: (page, isOn) => tests.some((test) => test.holds(page, isOn)),
  tell(page, isOn) {
    const holding = tests.find((test) => test.holds(page, isOn));
    return holding ? holding.tell(page, isOn) : tests.map((test) => test.tell(page, isOn)).join(', and ');
  },
});
