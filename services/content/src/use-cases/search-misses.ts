/** Counts searches that found nothing, and writes them down together: a search itself writes nothing. */
import type { Clock, Logger } from '@masthead/runtime';
import { keepMisses, loggable, type Miss } from '../search/index.ts';
import type { ContentStore } from '../store.ts';

export interface SearchMisses {
  note(query: string, outcome: Miss['outcome']): void;
  /** Writes down what was counted. Never rejects. */
  flush(): Promise<void>;
}

interface MissesDeps {
  database: ContentStore;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
}

const PAUSE_MS = 10_000;
/** So many different queries are remembered until they are written: what comes more often is a flood. */
const MOST_WAITING = 200;

export function createSearchMisses({ database, clock, logger }: MissesDeps): SearchMisses {
  const waiting = new Map<string, Miss>();
  let writtenAt = clock.now();

  async function flush(): Promise<void> {
    writtenAt = clock.now();
    const misses = [...waiting.values()];
    waiting.clear();
    if (misses.length === 0) return;
    try {
      await database.write((db) => keepMisses(db, misses, writtenAt));
    } catch (error) {
      // A list of wishes: it is not worth a reader's answer.
      logger.warn('Searches that found nothing could not be written down', { error });
    }
  }

  return {
    flush,
    note(typed, outcome) {
      const query = loggable(typed);
      if (query === undefined) return;
      const known = waiting.get(query);
      if (!known && waiting.size === MOST_WAITING) return;
      waiting.set(query, { query, outcome, times: (known?.times ?? 0) + 1 });
      if (clock.now() - writtenAt >= PAUSE_MS) void flush();
    },
  };
}
