/** Tells when a global variable is set: the window is passed in, and is undefined on the server. */
import { NO_WINDOW, NOT_WATCHED } from './messages.ts';

/** Before all scripts that it watches for. */
export const WINDOW_WATCHER_PRIORITY = 1000;

export interface WindowWatcher {
  /** Resolves with the first value that is truthy. Throws for what is not watched, and on the server. */
  whenSet(name: string): Promise<unknown>;
}

export function createWindowWatcher(target: object | undefined, names: readonly string[]): WindowWatcher {
  const watched = new Map<string, Promise<unknown>>();
  if (target) for (const name of new Set(names)) watched.set(name, watch(target, name));
  return {
    whenSet(name) {
      if (!target) throw new Error(NO_WINDOW);
      const promise = watched.get(name);
      if (!promise) throw new Error(NOT_WATCHED);
      return promise;
    },
  };
}

function watch(target: object, name: string): Promise<unknown> {
  let value: unknown = Reflect.get(target, name);
  if (value) return Promise.resolve(value);
  return new Promise((resolve) => {
    Object.defineProperty(target, name, {
      configurable: true,
      enumerable: true,
      get: () => value,
      set(next: unknown) {
        value = next;
        if (next) resolve(next);
      },
    });
  });
}
