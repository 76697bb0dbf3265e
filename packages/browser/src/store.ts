/** A value that can be watched: the smallest thing that React's useSyncExternalStore needs. */
export interface Store<Value> {
  get(): Value;
  /** What it began with, as the server has it. */
  atFirst(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    atFirst: () => initial,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
