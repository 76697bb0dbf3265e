/** The reader's experiment buckets: those of their cookies again, and by chance those of experiments that are new to them. */
import { assignBuckets } from '@masthead/rules';
import { factsOf, mayBeTried } from '../platform/visit.ts';
import type { Middleware } from './context.ts';

export const experiments: Middleware = (context, { clock, experiments: all, random, logger }) => {
  const assignment = assignBuckets({
    experiments: all,
    facts: factsOf(context),
    cookies: context.cookies,
    now: clock.now(),
    random,
    mayRemember: mayBeTried(context.headers, context.cookies, clock.now()),
  });
  for (const { id, error } of assignment.failures)
    logger.error('An experiment could not be decided and does not apply', { experiment: id, error });
  return { ...context, experiments: assignment };
};
