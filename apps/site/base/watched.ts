/** Shows what a store holds, and what it holds next. On the server, and until that page is taken over, it is what it began with. */
import type { Store } from '@masthead/browser';
import { useSyncExternalStore } from 'react';

export type Watched<Value> = Pick<Store<Value>, 'get' | 'atFirst' | 'subscribe'>;

/** One that never changes: all that a server has. */
export const still = <Value>(value: Value): Watched<Value> => ({
  get: () => value,
  atFirst: () => value,
  subscribe: () => () => {},
});

export const useWatched = <Value>({ get, atFirst, subscribe }: Watched<Value>): Value =>
  useSyncExternalStore(subscribe, get, atFirst);
