/**
 * What an answer depends on, by the names of changes: whoever keeps the answer lets go of it when one of them is told.
 * Repositories note what they are asked for, found or not, so that what comes later is a change too; no route has to.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<Set<string>>();

/** Notes it for the answer that is being made, if one is. */
export function dependsOn(prefix: string, keys: Iterable<string> = ['']): void {
  const names = scope.getStore();
  if (names) for (const key of keys) names.add(prefix + key);
}

/** Runs the work as what makes one answer. */
export const makingAnswer = <Result>(work: () => Result): Result => scope.run(new Set(), work);

/** What the answer that is being made depends on so far, in one order whichever query ended first; undefined where nobody notes it. */
export const dependencies = (): string[] | undefined => {
  const names = scope.getStore();
  return names && [...names].sort();
};

/**
 * For what is suggested beside the matter itself: each story that is shown is as it is now, but that a newer one could
 * be suggested is no reason to make a page anew. So listings do not count.
 */
export async function suggested<Result>(work: () => Promise<Result>): Promise<Result> {
  const outer = scope.getStore();
  if (!outer) return work();
  const inner = new Set<string>();
  const result = await scope.run(inner, work);
  for (const name of inner) if (!name.startsWith('listing:')) outer.add(name);
  return result;
}

/** For what has too many parts to name: it depends on these names instead of all that the work reads. */
export async function dependingOnly<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> {
  dependsOn('', names);
  return scope.exit(work);
}
