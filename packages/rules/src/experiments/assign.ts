/** Puts a visitor into the experiments that a page has: those of the cookies again, and by chance into new ones. */
import type { Instant } from '@masthead/model';
import type { Cookies } from '../cookies.ts';
import type { PageFacts } from '../page-facts.ts';
import type { RandomSource } from '../random.ts';
import { type Restored, restoreStates } from './cookies.ts';
import { evaluate, type Verdict } from './criteria.ts';
import { type Experiment, isRunning } from './definition.ts';
import { drawSlot } from './slots.ts';
import { type BucketState, EXCLUDE } from './state.ts';

/** A request that has one of these was decided before it came to us. */
export const VARIATION_HEADERS = ['x-ab-variation', 'x-ab-buckets'] as const;
const PREVIEW_QUERY = 'preview';

export interface Placement {
  readonly experiment: Experiment;
  readonly state: BucketState;
  /** Drawn for this request. */
  readonly isNew: boolean;
  /** The visitor's cookie does not say it, or not clearly. */
  readonly mustBeKept: boolean;
}

export interface Assignment {
  readonly skipped: 'preview' | 'variation' | undefined;
  /** All that run now, whatever the page. */
  readonly running: readonly Experiment[];
  /** What this page is eligible for, outside of an experiment included. */
  readonly placements: readonly Placement[];
  /** What it may be eligible for: its topics decide, and are not known. */
  readonly provisional: readonly Placement[];
  /** Cookies to be removed. */
  readonly invalid: readonly string[];
  /** Experiments whose criteria failed: to be logged, they do not apply. */
  readonly failures: readonly { readonly id: string; readonly error: unknown }[];
}

export interface Visit {
  /** All that there are: a cookie of any other is taken for invalid. */
  readonly experiments: readonly Experiment[];
  readonly facts: PageFacts;
  readonly cookies: Cookies;
  readonly now: Instant;
  readonly random: RandomSource;
  /** Without consent nobody is put into anything, and what was remembered is forgotten. */
  readonly mayRemember: boolean;
}

export function assignBuckets({ experiments, facts, cookies, now, random, mayRemember }: Visit): Assignment {
  const running = experiments.filter((experiment) => isRunning(experiment, now));
  const skipped = skipReason(facts);
  if (skipped) return { ...NOTHING, skipped, running };
  // What nobody is put into by chance is the reader's own setting, and no matter of consent.
  const possible = mayRemember ? running : running.filter(({ byCookieOnly }) => byCookieOnly);
  const restored = restoreStates(cookies, possible);
  const { met, unknown, failures } = sortByVerdict(possible, facts);
  const place = (experiment: Experiment) => placementOf(experiment, restored, random);
  return {
    skipped,
    running,
    placements: met.flatMap(place),
    provisional: unknown.flatMap(place),
    invalid: restored.invalid,
    failures,
  };
}

const NOTHING = { placements: [], provisional: [], invalid: [], failures: [] } as const;

/** The same once the page's topics are known: what was provisional is eligible or gone. */
export function settle(assignment: Assignment, facts: PageFacts): Assignment {
  const { provisional } = assignment;
  const { met, failures } = sortByVerdict(
    provisional.map(({ experiment }) => experiment),
    facts,
  );
  const now = provisional.filter(({ experiment }) => met.includes(experiment));
  return {
    ...assignment,
    placements: [...assignment.placements, ...now],
    provisional: [],
    failures: [...assignment.failures, ...failures],
  };
}

/** What the visitor sees: every bucket that is not outside. */
export const statesIn = ({ placements, provisional }: Assignment): BucketState[] =>
  [...placements, ...provisional].map(({ state }) => state).filter(({ bucket }) => bucket !== EXCLUDE);

/** Experiments that run and can apply to this page. Only these may split its cache. */
export const experimentsFor = (experiments: readonly Experiment[], facts: PageFacts, now: Instant): Experiment[] => {
  const { met, unknown } = sortByVerdict(
    experiments.filter((experiment) => isRunning(experiment, now)),
    facts,
  );
  return [...met, ...unknown];
};

function skipReason({ query, headers }: PageFacts): Assignment['skipped'] {
  if (query.get(PREVIEW_QUERY)) return 'preview';
  return VARIATION_HEADERS.some((name) => headers?.get(name)) ? 'variation' : undefined;
}

type Sorted = Record<Verdict, Experiment[]> & { failures: { id: string; error: unknown }[] };

function sortByVerdict(experiments: readonly Experiment[], facts: PageFacts): Sorted {
  const sorted: Sorted = { met: [], unmet: [], unknown: [], browser: [], failures: [] };
  for (const experiment of experiments) {
    try {
      sorted[evaluate(experiment.criteria, facts)].push(experiment);
    } catch (error) {
      sorted.failures.push({ id: experiment.id, error });
    }
  }
  return sorted;
}

function placementOf(experiment: Experiment, { states, torn }: Restored, random: RandomSource): Placement[] {
  const { id, version } = experiment;
  const kept = states.get(id);
  if (kept) return [{ experiment, state: kept, isNew: false, mustBeKept: torn.has(id) }];
  if (experiment.byCookieOnly) return [];
  const bucket = experiment.slots[drawSlot(random)] ?? EXCLUDE;
  return [{ experiment, state: { id, version, bucket }, isNew: true, mustBeKept: true }];
}
