/** Where a line item may be shown: conditions over the keys of a page, joined by and, or, not; and why one does not hold. */
import type { TargetingKey } from '../targeting.ts';

export type ConditionKey = TargetingKey | 'size' | 'placement' | 'country' | 'path';

/** A value of a condition; an asterisk at its end takes any ending. */
export interface ConditionLeaf {
  readonly key: ConditionKey;
  readonly isOneOf: readonly string[];
}

export type Condition =
  | ConditionLeaf
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** What a page has for each key: that what is asked may be known in part only is no difference to its being absent. */
export type PageValues = (key: ConditionKey) => readonly string[];

/** A leaf that would have to be otherwise. Of alternatives all are named, of which one would do. */
export type Failing =
  | {
      readonly must: 'have' | 'lack';
      readonly key: ConditionKey;
      readonly values: readonly string[];
      readonly found: readonly string[];
    }
  /** No alternative, or the opposite of everything: no page can ever match. */
  | { readonly must: 'never' };

export interface ConditionExplanation {
  readonly matches: boolean;
  readonly failing: readonly Failing[];
}

const isPattern = (value: string): boolean => value.endsWith('*');

function isMet(value: string, found: readonly string[]): boolean {
  if (!isPattern(value)) return found.includes(value);
  const start = value.slice(0, -1);
  return found.some((each) => each.startsWith(start));
}

export function matches(condition: Condition, page: PageValues): boolean {
  if ('all' in condition) return condition.all.every((each) => matches(each, page));
  if ('any' in condition) return condition.any.some((each) => matches(each, page));
  if ('not' in condition) return !matches(condition.not, page);
  const found = page(condition.key);
  return condition.isOneOf.some((value) => isMet(value, found));
}

/** Would a page match, and if not, because of what? */
export function explain(condition: Condition | null, page: PageValues): ConditionExplanation {
  const failing = condition === null ? [] : failingOf(condition, page, true);
  return { matches: failing.length === 0, failing };
}

/** What keeps a condition from being `wanted`; nothing where it is. */
function failingOf(condition: Condition, page: PageValues, wanted: boolean): Failing[] {
  if ('not' in condition) return failingOf(condition.not, page, !wanted);
  if ('all' in condition) return failingOfParts(condition.all, page, wanted, wanted);
  if ('any' in condition) return failingOfParts(condition.any, page, wanted, !wanted);
  const { key, isOneOf: values } = condition;
  if (matches(condition, page) === wanted) return [];
  return [{ must: wanted ? 'have' : 'lack', key, values, found: page(key) }];
}

function failingOfParts(parts: readonly Condition[], page: PageValues, wanted: boolean, needsEach: boolean): Failing[] {
  const failing = parts.map((part) => failingOf(part, page, wanted));
  if (needsEach) return failing.flat();
  if (failing.some(({ length }) => length === 0)) return [];
  return failing.length === 0 ? [{ must: 'never' }] : failing.flat();
}

/**
 * Leaves of which each must hold on every page that matches, as far as exact values go: by one of them a line can be
 * looked up instead of being tried.
 */
export function neededLeaves(condition: Condition | null): ConditionLeaf[] {
  if (condition === null || 'not' in condition) return [];
  if ('all' in condition) return condition.all.flatMap(neededLeaves);
  if ('any' in condition) {
    const [only, ...others] = condition.any;
    return only && others.length === 0 ? neededLeaves(only) : [];
  }
  return condition.isOneOf.some(isPattern) ? [] : [condition];
}

/** Whether it can say something else of two places on one page. */
export function looksAtPlaces(condition: Condition | null): boolean {
  if (condition === null) return false;
  if ('not' in condition) return looksAtPlaces(condition.not);
  if ('all' in condition) return condition.all.some(looksAtPlaces);
  if ('any' in condition) return condition.any.some(looksAtPlaces);
  return condition.key === 'size' || condition.key === 'placement';
}
