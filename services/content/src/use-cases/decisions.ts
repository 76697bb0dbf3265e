/**
 * Puts lists in order by what readers took of them before. What is shown is counted in memory and written in one go
 * now and then, so that an answer costs one question to the database and no write.
 */
import { randomUUID } from 'node:crypto';
import type { Instant, ToldAudience } from '@masthead/model';
import {
  type Decision,
  type DecisionRequest,
  type OptionRecords,
  rankOptions,
  seededRandom,
  sessionSeed,
} from '@masthead/rules';
import type { Logger } from '@masthead/runtime';
import type { ContentDb } from '../schema.ts';
import type { ContentStore, Writing } from '../store.ts';
import { decisionOptions } from '../stored/columns.ts';

const EVERY_MS = 5000;
/** Of more than this between two writes the oldest are not remembered: they cannot be told what was taken of them. */
const MOST_WAITING = 2000;
const DAY_MS = 86_400_000;
/** So long a reader may take to take something, and so long an option that nobody shows is remembered. */
const DECISION_KEPT_MS = 7 * DAY_MS;
const OPTION_KEPT_MS = 90 * DAY_MS;
const AT_ONCE = 100;

export interface Decisions {
  decide(request: DecisionRequest): Promise<Decision>;
  /** Gives how many were counted: decisions that we made, options of them, each once. */
  taken(taken: readonly Taken[]): Promise<number>;
  /** Writes what is waiting. What cannot be written waits on. */
  flush(): Promise<void>;
  /** Forgets what nobody will take any more. */
  forgetOld(): Promise<void>;
  close(): Promise<void>;
}

/** A reader took an option of a list that was put in order. */
type Taken = ToldAudience['taken'][number];

interface DecisionParts {
  database: ContentStore;
  now(): Instant;
  logger: Pick<Logger, 'warn'>;
}

interface Made {
  id: string;
  agent: string;
  options: readonly string[];
  at: Instant;
}

export function createDecisions({ database, now, logger }: DecisionParts): Decisions {
  let waiting: Made[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function remember(made: Made): void {
    waiting.push(made);
    if (waiting.length > MOST_WAITING) waiting.shift();
    timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
  }

  async function writeWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const made = waiting;
    waiting = [];
    if (made.length === 0) return;
    try {
      await database.write((db) => write(db, made, now()));
    } catch (error) {
      logger.warn('What was decided could not be written: it is written later', { error });
      for (const each of made) remember(each);
    }
  }

  const flush = (): Promise<void> => {
    writing = writing.then(writeWaiting);
    return writing;
  };

  return {
    async decide(request) {
      const records = await recordsOf(database.db, request);
      const at = now();
      const random = seededRandom(sessionSeed(request, at));
      const { options, decisionId } = rankOptions(request, { records, now: at, random, decisionId: randomUUID() });
      remember({ id: decisionId, agent: request.agentName, options, at });
      return { options, decisionId };
    },
    async taken(taken) {
      if (taken.length === 0) return 0;
      const asked = new Set(taken.map(({ decision }) => decision));
      if (waiting.some(({ id }) => asked.has(id))) await flush();
      return database.write(async (db) => {
        let counted = 0;
        for (const { agent, decision, option } of taken) if (await take(db, agent, decision, option)) counted += 1;
        return counted;
      });
    },
    flush,
    forgetOld: () => database.write((db) => forgetOld(db, now())),
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

async function recordsOf(db: ContentDb, { agentName, options }: DecisionRequest): Promise<OptionRecords> {
  const rows = await db
    .selectFrom('decision_options')
    .select(['option_id', 'shown', 'taken'])
    .where('agent', '=', agentName)
    .where('option_id', 'in', options)
    .execute();
  return new Map(rows.map(({ option_id, shown, taken }) => [option_id, { shown, taken }]));
}

/** Each option counts once for all the lists that it was shown in. */
function shownIn(made: readonly Made[]): { agent: string; option: string; shown: number }[] {
  const counts = new Map<string, { agent: string; option: string; shown: number }>();
  for (const { agent, options } of made)
    for (const option of options) {
      const key = JSON.stringify([agent, option]);
      const count = counts.get(key) ?? { agent, option, shown: 0 };
      counts.set(key, { ...count, shown: count.shown + 1 });
    }
  return [...counts.values()];
}

async function write(db: Writing, made: readonly Made[], now: Instant): Promise<void> {
  for (const { agent, option, shown } of shownIn(made))
    await db
      .insertInto('decision_options')
      .values({ agent, option_id: option, shown, taken: 0, seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['agent', 'option_id']).doUpdateSet(({ ref, eb }) => ({
          shown: eb(ref('decision_options.shown'), '+', shown),
          seen_at: now,
        })),
      )
      .execute();
  for (let start = 0; start < made.length; start += AT_ONCE)
    await db
      .insertInto('decisions')
      .values(
        made.slice(start, start + AT_ONCE).map(({ id, agent, options, at }) => ({
          id,
          agent,
          options: decisionOptions.write([...options]),
          created_at: at,
        })),
      )
      .execute();
}

async function forgetOld(db: Writing, now: Instant): Promise<void> {
  await db
    .deleteFrom('decisions')
    .where('created_at', '<', now - DECISION_KEPT_MS)
    .execute();
  await db
    .deleteFrom('decision_options')
    .where('seen_at', '<', now - OPTION_KEPT_MS)
    .execute();
}

/** What was taken of a decision is taken out of it, so that it counts once. */
async function take(db: Writing, agent: string, id: string, option: string): Promise<boolean> {
  const row = await db
    .selectFrom('decisions')
    .select('options')
    .where('id', '=', id)
    .where('agent', '=', agent)
    .executeTakeFirst();
  const options = row ? decisionOptions.read(row.options) : [];
  if (!options.includes(option)) return false;
  const left = options.filter((each) => each !== option);
  await db
    .updateTable('decisions')
    .set({ options: decisionOptions.write(left) })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('decision_options')
    .set(({ ref, eb }) => ({ taken: eb(ref('taken'), '+', 1) }))
    .where('agent', '=', agent)
    .where('option_id', '=', option)
    .execute();
  return true;
}
