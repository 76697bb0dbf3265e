/** When the thin bar shows: not for quick navigations, creeping while it waits, gone shortly after the end. */
import { browserTimers, createStore, type Timers } from '@masthead/browser';
import type { Watched } from '../../base/watched.ts';
import type { ProgressPhase } from '../../components/progress/ProgressBar.tsx';

const SHOW_AFTER_MS = 200;
const HIDE_AFTER_MS = 500;

export interface Progress {
  phase: Watched<ProgressPhase>;
  start(): void;
  finish(): void;
  fail(): void;
}

export function createProgress({ after }: Timers = browserTimers): Progress {
  const phase = createStore<ProgressPhase>('idle');
  let cancel = (): void => {};

  function end(how: 'finished' | 'failed'): void {
    cancel();
    if (phase.get() !== 'loading') return;
    phase.set(how);
    cancel = after(HIDE_AFTER_MS, () => phase.set('idle'));
  }

  return {
    phase,
    start() {
      cancel();
      if (phase.get() === 'loading') return;
      phase.set('idle');
      cancel = after(SHOW_AFTER_MS, () => phase.set('loading'));
    },
    finish: () => end('finished'),
    fail: () => end('failed'),
  };
}
