/** Who keeps something, by the names of changes that make it old: one index for all caches, so that each drops exactly that. */
import { ANY_CHANGE } from '../../content-api/dependencies.ts';

/** Anything may have changed, as by an import. */
export const EVERYTHING = 'everything';

interface Kept {
  names: Iterable<string>;
  drop(): void;
}

export interface Dependents {
  /** `drop` is called once when one of the names changes. Gives what ends that, for whoever drops it sooner. */
  keep(names: Iterable<string>, drop: () => void): () => void;
  /** `changed` is called each time that the name changes. */
  watch(name: string, changed: () => void): void;
  /** These changed. */
  heard(names: readonly string[]): void;
  /** Changes were missed: everything goes. */
  missed(): void;
}

export function createDependents(): Dependents {
  const byName = new Map<string, Set<Kept>>();

  function forget(kept: Kept): void {
    for (const name of kept.names) {
      const entries = byName.get(name);
      entries?.delete(kept);
      if (entries?.size === 0) byName.delete(name);
    }
  }

  function drop(entries: Iterable<Kept>): void {
    for (const kept of new Set(entries)) {
      forget(kept);
      kept.drop();
    }
  }

  function keep(names: Iterable<string>, dropIt: () => void): () => void {
    const kept: Kept = { names, drop: dropIt };
    for (const name of names) byName.set(name, (byName.get(name) ?? new Set()).add(kept));
    return () => forget(kept);
  }

  function watch(name: string, changed: () => void): void {
    keep([name], () => {
      changed();
      watch(name, changed);
    });
  }

  const missed = (): void => drop([...byName.values()].flatMap((entries) => [...entries]));

  return {
    keep,
    watch,
    heard(names) {
      if (names.includes(EVERYTHING)) missed();
      else drop([ANY_CHANGE, ...names].flatMap((name) => [...(byName.get(name) ?? [])]));
    },
    missed,
  };
}
