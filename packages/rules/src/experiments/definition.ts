/** What an experiment is. A definition is checked whole when it is made: one that cannot work never runs. */
import type { Instant } from '@masthead/model';
import type { Owner } from '../owners.ts';
import type { Criteria } from './criteria.ts';
import { definitionProblems } from './problems.ts';
import { type Allocation, slotsOf } from './slots.ts';
import { EXCLUDE } from './state.ts';

/** What readers may do that an experiment is about: follow a partner's link, or open a story from its card. */
export type Outcome = 'offer' | 'story';

export interface ExperimentDefinition<Bucket extends string = string> {
  readonly id: string;
  readonly version: string;
  readonly owner: Owner;
  /** What we believe, and would give up if the figures said otherwise. */
  readonly hypothesis: string;
  /** What its readers are hoped to do more often; an offer, where nothing is said. */
  readonly outcome?: Outcome;
  /** ISO 8601, as are all dates at this border. */
  readonly startDate: string;
  /** From this instant on it does not run. */
  readonly endDate: string;
  readonly criteria: Criteria;
  readonly allocation: readonly Allocation<Bucket>[];
  /** Nobody is put into it by chance: a cookie that says so is honoured, and that is all. */
  readonly byCookieOnly?: true;
}

export interface Experiment<Bucket extends string = string> extends ExperimentDefinition<Bucket> {
  readonly outcome: Outcome;
  readonly start: Instant;
  readonly end: Instant;
  readonly slots: readonly (Bucket | typeof EXCLUDE)[];
}

export class ExperimentError extends Error {
  override readonly name = 'ExperimentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

export function defineExperiment<const Bucket extends string>(
  definition: ExperimentDefinition<Bucket>,
): Experiment<Bucket> {
  const problems = definitionProblems(definition);
  if (problems.length > 0) throw new ExperimentError(problems);
  return {
    ...definition,
    outcome: definition.outcome ?? 'offer',
    start: Date.parse(definition.startDate),
    end: Date.parse(definition.endDate),
    slots: slotsOf(definition.allocation),
  };
}

export const isRunning = ({ start, end }: Pick<Experiment, 'start' | 'end'>, now: Instant): boolean =>
  start <= now && now < end;

/** Whether a visitor can be in this bucket of it, outside of it included. */
export const hasBucket = ({ allocation }: Pick<Experiment, 'allocation'>, bucket: string): boolean =>
  bucket === EXCLUDE || allocation.some((each) => each.bucket === bucket);

/** "v2", as people say it; what is kept is the bare "2". */
export const versionLabel = ({ version }: Pick<Experiment, 'version'>): string =>
  version.startsWith('v') ? version : `v${version}`;

/** The bucket that the others are compared with: the one of that name, or else the first. */
export const controlOf = ({ allocation }: Pick<Experiment, 'allocation'>): string | undefined =>
  (allocation.find(({ bucket }) => bucket === 'control') ?? allocation[0])?.bucket;

/** Each bucket's part of those who are in one, in their order: who is outside sees nothing of it, so nobody counts them. */
export function sharesInside({ allocation, slots }: Pick<Experiment, 'allocation' | 'slots'>): number[] {
  const lengths = allocation.map(({ bucket }) => slots.filter((slot) => slot === bucket).length);
  const inside = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length) => length / inside);
}
