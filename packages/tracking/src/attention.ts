/** How long a page had its reader's attention: in view, in focus, and used in the last seconds. Not how long it was open. */
import type { Instant } from '@masthead/model';

/** After the last sign of somebody there. */
export const ATTENTION_MS = 5000;

export interface Attention {
  /** In view and in focus, or no longer. */
  attended(is: boolean): void;
  /** A sign that somebody is there. */
  active(): void;
  /** The milliseconds since this was last asked. */
  take(): number;
  /** The same without taking them. */
  pending(): number;
}

export function createAttention(now: () => Instant): Attention {
  let attends = false;
  let total = 0;
  /** Counted up to here. */
  let mark = now();
  let until = mark;

  /** A clock that was set back counts nothing. */
  function settle(): Instant {
    const at = now();
    if (attends) total += Math.max(0, Math.min(at, until) - mark);
    mark = at;
    return at;
  }

  return {
    attended(is) {
      settle();
      attends = is;
    },
    active() {
      until = settle() + ATTENTION_MS;
    },
    take() {
      settle();
      const taken = total;
      total = 0;
      return taken;
    },
    pending() {
      settle();
      return total;
    },
  };
}
