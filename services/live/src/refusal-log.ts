/** Writes down who was refused and why: the first of a kind at once, then how many a minute, so that a flood floods no log. */
import type { Logger } from '@masthead/runtime';
import type { Refusal } from './refusal.ts';

export interface RefusalLog {
  note(refusal: Refusal): void;
  /** Once a minute. */
  summarise(): void;
}

export function createRefusalLog(logger: Logger, count: (code: number) => void): RefusalLog {
  const since = new Map<string, { refusal: Refusal; times: number }>();
  return {
    note(refusal) {
      count(refusal.code);
      const known = since.get(refusal.message);
      if (!known) logger.info('A reader of live coverage was refused', { ...refusal });
      since.set(refusal.message, { refusal, times: (known?.times ?? 0) + 1 });
    },
    summarise() {
      for (const { refusal, times } of since.values())
        if (times > 1) logger.info('Readers of live coverage were refused', { ...refusal, times });
      since.clear();
    },
  };
}
