/** Which experiments run now: looked up again only when one begins or ends. */
import type { Instant } from '@masthead/model';
import { type Experiment, isRunning } from '@masthead/rules';

export function createRunning(experiments: readonly Experiment[]): (now: Instant) => readonly Experiment[] {
  let running: readonly Experiment[] = [];
  let [from, until] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return (now) => {
    if (from <= now && now < until) return running;
    const edges = experiments.flatMap(({ start, end }) => [start, end]);
    from = Math.max(Number.NEGATIVE_INFINITY, ...edges.filter((edge) => edge <= now));
    until = Math.min(Number.POSITIVE_INFINITY, ...edges.filter((edge) => edge > now));
    running = experiments.filter((experiment) => isRunning(experiment, now));
    return running;
  };
}
