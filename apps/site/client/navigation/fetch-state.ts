/** Whether data is on its way: pending stays on screen long enough to be seen, so that nothing flickers. */
import { browserTimers, createStore, type Store, type Timers } from '@masthead/browser';

const MIN_DISPLAY_MS = 200;

interface FetchState {
  pending: boolean;
  error: unknown;
  /** When it last ended; zero before. */
  timestamp: number;
}

export interface FetchTracker {
  state: Pick<Store<FetchState>, 'get' | 'subscribe'>;
  /** Follows one fetch; a newer one takes over. */
  track<Value>(work: Promise<Value>): Promise<Value>;
}

export function createFetchTracker(
  { now, after }: Timers = browserTimers,
  minDisplayMs = MIN_DISPLAY_MS,
): FetchTracker {
  const state = createStore<FetchState>({ pending: false, error: undefined, timestamp: 0 });
  let latest = 0;

  function settle(turn: number, startedAt: number, error: unknown): void {
    const wait = Math.max(0, startedAt + minDisplayMs - now());
    after(wait, () => {
      if (turn === latest) state.set({ pending: false, error, timestamp: now() });
    });
  }

  return {
    state,
    track(work) {
      const startedAt = now();
      latest += 1;
      const turn = latest;
      state.set({ ...state.get(), pending: true, error: undefined });
      work.then(
        () => settle(turn, startedAt, undefined),
        (error: unknown) => settle(turn, startedAt, error),
      );
      return work;
    },
  };
}
