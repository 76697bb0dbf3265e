/** Runs a transaction again when PostgreSQL undid it because it got in another one's way, and what needs a connection when there was none. */
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../database-away.ts';

const ATTEMPTS = 20;
const LONGEST_PAUSE_MS = 250;

/** serialization_failure, deadlock_detected */
const CONFLICTS = new Set(['40001', '40P01']);

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));

/** Pauses grow and differ by chance, so that the same transactions do not meet again. */
const pause = (attempt: number): Promise<void> => delay(Math.random() * Math.min(2 ** attempt, LONGEST_PAUSE_MS));

export async function retryConflicts<Result>(run: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isConflict(error) || attempt === ATTEMPTS) throw error;
  }
  await pause(attempt);
  return retryConflicts(run, attempt + 1);
}

/** A server that starts anew is back within this, as when another takes over. */
const PAUSES_MS = [50, 200, 500];

/** Only for what has changed nothing yet. */
export async function retryAway<Result>(run: () => Promise<Result>, pauses = PAUSES_MS): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const [pauseMs, ...rest] = pauses;
    if (pauseMs === undefined || !isDatabaseAway(error)) throw error;
    await delay(pauseMs);
    return retryAway(run, rest);
  }
}
