/** Shows what a store holds, and what it holds next. On the server it is what it began with. */
import type { Store } from '@masthead/browser';
import { useSyncExternalStore } from 'react';

export type Watched<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

export const useWatched = <Value>({ get, subscribe }: Watched<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
