/** The one root of the page: the progress line, the voice for screen readers, and the page in view. */

import type { Store } from '@masthead/browser';
import { type ReactElement, useSyncExternalStore } from 'react';
import { ProgressBar, type ProgressPhase } from '../components/progress/ProgressBar.tsx';
import { RouteAnnouncer } from '../components/progress/RouteAnnouncer.tsx';

type Watched<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

export interface AppProps {
  screen: Watched<ReactElement>;
  phase: Watched<ProgressPhase>;
  announcement: Watched<string>;
}

export function App({ screen, phase, announcement }: AppProps) {
  return (
    <>
      <ProgressBar phase={useWatched(phase)} />
      <RouteAnnouncer text={useWatched(announcement)} />
      {useWatched(screen)}
    </>
  );
}

const useWatched = <Value,>({ get, subscribe }: Watched<Value>): Value => useSyncExternalStore(subscribe, get, get);
