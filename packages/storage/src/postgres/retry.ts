/** Runs a transaction again when PostgreSQL undid it because it got in another one's way. */
import { setTimeout as delay } from 'node:timers/promises';

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
