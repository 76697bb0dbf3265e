/** What the thing depends on that is being made of the content service's answers: the names of changes that make it old. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Nobody said what it depends on: any change makes it old. */
export const ANY_CHANGE = '*';

const scope = new AsyncLocalStorage<Set<string>>();

/** Notes it for what is being made, if something is. */
export function dependsOn(names: Iterable<string>): void {
  const noted = scope.getStore();
  if (noted) for (const name of names) noted.add(name);
}

/** Makes something, and gives it with everything that it depends on. */
export async function collecting<Result>(
  make: () => Promise<Result>,
): Promise<{ result: Result; names: ReadonlySet<string> }> {
  const names = new Set<string>();
  const result = await scope.run(names, make);
  return { result, names };
}
