/**
 * Counts what happens in experiments and tells it in one go now and then, off the way of any answer. There are only as
 * many counters as there are buckets, so nothing here can grow.
 */
import { type Assignment, type BucketState, EXCLUDE, parseState, serialiseState } from '@masthead/rules';
import type { Logger } from '@masthead/runtime';
import type { BucketCount } from '../../content-api/bucket-count.ts';

export interface ExperimentEvents {
  /** A page was shown to somebody: counted once, when they are put into a bucket, outside of an experiment included. */
  exposed(assignment: Assignment): void;
  /** Somebody did what the page is for. */
  converted(states: readonly BucketState[]): void;
  /** Tells what has been counted. What cannot be told is kept for the next time. */
  flush(): Promise<void>;
  /** Tells it a last time. */
  close(): Promise<void>;
}

interface EventParts {
  tell(counts: readonly BucketCount[]): Promise<void>;
  logger: Logger;
}

const EVERY_MS = 5000;

export function createExperimentEvents({ tell, logger }: EventParts): ExperimentEvents {
  let counts = new Map<string, { exposures: number; conversions: number }>();
  let timer: NodeJS.Timeout | undefined;

  function add(state: string, exposures: number, conversions: number): void {
    const count = counts.get(state) ?? { exposures: 0, conversions: 0 };
    counts.set(state, { exposures: count.exposures + exposures, conversions: count.conversions + conversions });
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = counts;
    counts = new Map();
    if (counted.size === 0) return;
    try {
      await tell([...counted].flatMap(([text, count]) => countOf(text, count)));
    } catch (error) {
      logger.warn('Events of experiments could not be told: they are told again later', { error });
      for (const [state, { exposures, conversions }] of counted) add(state, exposures, conversions);
    }
  }

  return {
    exposed({ placements }) {
      for (const { state, isNew } of placements) if (isNew) add(serialiseState(state), 1, 0);
    },
    converted(states) {
      for (const state of states) if (state.bucket !== EXCLUDE) add(serialiseState(state), 0, 1);
    },
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

function countOf(text: string, count: Omit<BucketCount, keyof BucketState>): BucketCount[] {
  const state = parseState(text);
  return state ? [{ ...state, ...count }] : [];
}
