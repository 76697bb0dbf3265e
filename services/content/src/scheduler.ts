/** Publishes scheduled stories and posts of live coverage on time, in whichever process is awake; what fell due while none was is made up for at the start. */
import type { Logger } from '@masthead/runtime';
import { nextPostAfter } from './repositories/live-coverage.ts';
import { nextDue } from './repositories/manuscripts.ts';
import { postDue } from './use-cases/live/waiting.ts';
import { type OnUnpublishable, publishDue } from './use-cases/writing/publish.ts';
import type { Desk } from './use-cases/writing/save.ts';

/** Another process may have scheduled something sooner: nobody sleeps longer than this. */
const LONGEST_SLEEP_MS = 15_000;
const SHORTEST_SLEEP_MS = 50;

export interface Scheduler {
  /** Publishes what is due, and sleeps until the next. */
  wake(): Promise<void>;
  stop(): Promise<void>;
}

export function createScheduler(desk: Desk, logger: Logger): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let working: Promise<void> = Promise.resolve();

  const onUnpublishable: OnUnpublishable = (id, error) =>
    logger.error('A scheduled story could not be published', { story: id, error });

  const onUnpostable: OnUnpublishable = (id, error) =>
    logger.error('A post that waited could not be posted', { story: id, error });

  async function round(): Promise<void> {
    await publishDue(desk, onUnpublishable);
    await postDue(desk, onUnpostable);
  }

  /** What was due before this round and could not be published is tried again at the next, and calls for none itself. */
  async function sleepUntilNext(roundAt: number): Promise<void> {
    const { db } = desk.database;
    const due = await Promise.all([nextDue(db, roundAt), nextPostAfter(db, roundAt)]).catch(() => []);
    if (stopped) return;
    const wait = Math.min(...due.map((at) => at ?? Number.POSITIVE_INFINITY)) - desk.clock.now();
    clearTimeout(timer);
    timer = setTimeout(() => void wake(), Math.min(Math.max(wait, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS));
    timer.unref();
  }

  function wake(): Promise<void> {
    clearTimeout(timer);
    working = working.then(async () => {
      if (stopped) return;
      const roundAt = desk.clock.now();
      await round().catch((error: unknown) => logger.error('The schedule could not be read', { error }));
      await sleepUntilNext(roundAt);
    });
    return working;
  }

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
