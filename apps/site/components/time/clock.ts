/** The reader's clock, read once a minute for all times on the page. Silent until the page is hydrated. */
import type { Instant } from '@masthead/model';
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let reading: Instant | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

function read(): void {
  reading = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(read, MINUTE);
    read();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current minute in the browser; `undefined` on the server and in the first render. */
export function useClock(): Instant | undefined {
  return useSyncExternalStore(
    subscribe,
    () => reading,
    () => undefined,
  );
}
