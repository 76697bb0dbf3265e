/** A rate-limited log of refused readers and why: the first of a kind at once, then how many a minute, so that a flood floods no log. */
import type { Logger } from '@masthead/runtime';
import { type Refusal, refusals } from './refusal.ts';

/** What happens every day, and to readers who did nothing wrong. */
const USUAL: readonly Refusal[] = [refusals.closing, refusals.silent, refusals.tooSlow];

export interface RefusalLog {
  note(refusal: Refusal): void;
  /** Once a minute. */
  summarise(): void;
}

export function createRefusalLog(logger: Logger, count: (code: number) => void): RefusalLog {
  const since = new Map<string, { refusal: Refusal; times: number }>();
  const write = (message: string, refusal: Refusal, times: number): void =>
    (USUAL.includes(refusal) ? logger.info : logger.warn)(message, { ...refusal, times });
  return {
    note(refusal) {
      count(refusal.code);
      const known = since.get(refusal.message);
      if (!known) write('A reader of live coverage was refused', refusal, 1);
      since.set(refusal.message, { refusal, times: (known?.times ?? 0) + 1 });
    },
    summarise() {
      for (const { refusal, times } of since.values())
        if (times > 1) write('Readers of live coverage were refused', refusal, times);
      since.clear();
    },
  };
}
