/** The one root of the page: the progress line, the voice for screen readers, and the page in view. */

import type { ReactElement } from 'react';
import { useWatched, type Watched } from '../base/watched.ts';
import { ProgressBar, type ProgressPhase } from '../components/progress/ProgressBar.tsx';
import { RouteAnnouncer } from '../components/progress/RouteAnnouncer.tsx';

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
