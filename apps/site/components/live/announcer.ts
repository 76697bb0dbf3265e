/** Tells those who listen to the page how much is new: at once, and then only now and then, however much comes. */
import type { Timers } from '@masthead/browser';

const PAUSE_MS = 30_000;

export interface Announcer {
  /** So many are waiting now. */
  waiting(count: number): void;
  stop(): void;
}

export function createAnnouncer(timers: Timers, say: (text: string) => void): Announcer {
  let count = 0;
  let said = 0;
  let pause: (() => void) | undefined;

  function tell(): void {
    pause = undefined;
    if (count === said) return;
    said = count;
    say(newUpdates(count));
    if (count > 0) pause = timers.after(PAUSE_MS, tell);
  }

  return {
    waiting(now) {
      count = now;
      // What the reader has looked at needs no more words, and what comes after it is news again.
      if (count === 0) {
        pause?.();
        tell();
      } else if (!pause) tell();
    },
    stop: () => pause?.(),
  };
}

/** "3 new updates"; nothing when there is none. */
export function newUpdates(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 new update' : `${count} new updates`;
}
