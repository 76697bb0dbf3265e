/** Experiments in cookies: one for each, which holds the visitor's state and goes when the experiment ends. */
import { type CookieScope, type Cookies, isCookieName, setCookie } from '../cookies.ts';
import { type Experiment, hasBucket } from './definition.ts';
import { type BucketState, parseState, serialiseState } from './state.ts';

export const COOKIE_PREFIX = 'nemo_highlander';

/** No answer removes more than this: the next one goes on. */
export const MOST_REMOVED = 20;
const LONGEST_NAME = 64;

export const cookieName = (id: string): string => `${COOKIE_PREFIX}_${id}`;

export interface Restored {
  readonly states: ReadonlyMap<string, BucketState>;
  /** Cookies of ours that say nothing true: names to be removed. */
  readonly invalid: readonly string[];
  /** Experiments whose cookie came in several versions: it has to be written again. */
  readonly torn: ReadonlySet<string>;
}

/** What cookies say of these experiments, all of which run. The first valid value counts; anything else is invalid. */
export function restoreStates(cookies: Cookies, experiments: readonly Experiment[]): Restored {
  const states = new Map<string, BucketState>();
  const invalid: string[] = [];
  const torn = new Set<string>();
  for (const [name, values] of cookies) {
    if (!name.startsWith(COOKIE_PREFIX)) continue;
    const experiment = experiments.find(({ id }) => cookieName(id) === name);
    const state = experiment && firstValid(values, experiment);
    if (!state) invalid.push(name);
    else states.set(state.id, state);
    if (state && new Set(values).size > 1) torn.add(state.id);
  }
  return { states, invalid: invalid.filter(isRemovable).slice(0, MOST_REMOVED), torn };
}

const isRemovable = (name: string): boolean => name.length <= LONGEST_NAME && isCookieName(name);

function firstValid(values: readonly string[], experiment: Experiment): BucketState | undefined {
  for (const value of values) {
    const state = parseState(value);
    if (state && isOf(state, experiment)) return state;
  }
  return undefined;
}

const isOf = ({ id, version, bucket }: BucketState, experiment: Experiment): boolean =>
  id === experiment.id && version === experiment.version && hasBucket(experiment, bucket);

export const stateCookie = (state: BucketState, { end }: Experiment, scope: CookieScope): string =>
  setCookie(cookieName(state.id), serialiseState(state), { expires: end }, scope);
