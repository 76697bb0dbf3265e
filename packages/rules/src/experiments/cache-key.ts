/** How experiments split the cache of a page: by what its readers see, and by nothing that they can make up. */
import type { Instant } from '@masthead/model';
import type { PageFacts } from '../page-facts.ts';
import { type Assignment, experimentsFor, statesIn } from './assign.ts';
import type { Experiment } from './definition.ts';
import { serialiseState } from './state.ts';

/** Only valid buckets of experiments that can apply to the page; outside of one is the page as it is without it. */
export const cacheKeyPart = (assignment: Assignment): string =>
  statesIn(assignment).map(serialiseState).sort().join(',');

/** How many forms of the page there can be at most: as many as the part above has values. */
export function variantsOf(experiments: readonly Experiment[], facts: PageFacts, now: Instant): number {
  const forms = experimentsFor(experiments, facts, now).map(({ allocation }) => allocation.length + 1);
  return forms.reduce((product, count) => product * count, 1);
}
