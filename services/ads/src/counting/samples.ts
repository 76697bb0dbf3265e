/**
 * Examples of what pages ask for, from which it is forecast what a line can have: a few of every half minute, each for as
 * many as came with it (reservoir sampling). A reader is in none of them.
 */
import type { Clock, Logger } from '@masthead/runtime';
import type { AdsStore } from '../deps.ts';
import type { AdsDb } from '../schema.ts';
import { columns } from '../stored/columns.ts';
import { type Sampled, type SampledQuestion, sampleOf } from '../stored/sampled-question.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 30_000;
const MOST_EACH = 4;
/** A week, so that every weekday is in it. */
const SAMPLED_DAYS = 7;
const MOST_READ = 20_000;

export interface Sampler {
  note(question: Sampled): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface SamplerParts {
  store: AdsStore;
  clock: Clock;
  logger: Logger;
  chance(): number;
}

export function createSampler({ store, clock, logger, chance }: SamplerParts): Sampler {
  let asked = 0;
  let examples: Sampled[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [chosen, weight] = [examples, asked / Math.max(1, examples.length)];
    [examples, asked] = [[], 0];
    if (chosen.length === 0) return;
    const day = Math.floor(clock.now() / DAY_MS);
    const rows = chosen.map((question) => ({ day, weight, question: columns.question.write(sampleOf(question)) }));
    await store.write(async (db) => {
      await db.insertInto('ad_samples').values(rows).execute();
    });
  }

  const flushSoon = () => flush().catch((error: unknown) => logger.warn('What pages asked for is not kept', { error }));

  return {
    note(question) {
      asked += 1;
      if (examples.length < MOST_EACH) examples.push(question);
      else {
        const place = Math.floor(chance() * asked);
        if (place < MOST_EACH) examples[place] = question;
      }
      timer ??= setTimeout(flushSoon, EVERY_MS).unref();
    },
    flush,
    close: flushSoon,
  };
}

export interface Sample {
  readonly day: number;
  readonly weight: number;
  readonly question: SampledQuestion;
}

/** Of the last days, the newest first. */
export async function readSamples(db: AdsDb, now: number): Promise<Sample[]> {
  const rows = await db
    .selectFrom('ad_samples')
    .selectAll()
    .where('day', '>=', Math.floor(now / DAY_MS) - SAMPLED_DAYS)
    .orderBy('sequence', 'desc')
    .limit(MOST_READ)
    .execute();
  return rows.map(({ day, weight, question }) => ({ day, weight, question: columns.question.read(question) }));
}

const NOTED_KEPT_MS = 90 * DAY_MS;

/** What nobody needs any longer: sums stay for good. */
export async function forgetOldSamples(store: AdsStore, now: number): Promise<void> {
  await store.write(async (db) => {
    await db
      .deleteFrom('ad_samples')
      .where('day', '<', Math.floor(now / DAY_MS) - SAMPLED_DAYS)
      .execute();
    await db
      .deleteFrom('ad_noted')
      .where('at', '<', now - NOTED_KEPT_MS)
      .execute();
  });
}
