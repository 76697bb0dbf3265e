/**
 * What is old is better than an error page: while nothing new can be made, the old is served (RFC 5861 calls it
 * stale-if-error). Each cache keeps what it has for so long beyond its time.
 */
import { statusOf } from '@masthead/runtime';

/** How old anything is served at the most. */
export const STALE_MS = 24 * 3_600_000;
/** Who got something old is given it again for so long: not every reader waits for the next failure. */
export const RETRY_MS = 10_000;
/** A reader waits no longer for something new where there is something old. */
const PATIENCE_MS = 1000;

/** What an answer says that is older than it should be; nobody else keeps it. */
export const STALE_HEADERS = { 'cache-control': 'private, no-cache', warning: '110 - "Response is Stale"' } as const;

/** Ours, or of what we lean on; what is not there any more is no failure. */
export const isFailure = (error: unknown): boolean => statusOf(error) >= 500;

interface StaleIfError<Value> {
  /** Something new, on its way. Whoever makes it also keeps it, also when nobody waits for it any longer. */
  making: Promise<Value>;
  old: Value;
  /** The old is given. */
  onStale(): void;
  /** Why there is nothing new. */
  onFailure?(error: unknown): void;
  patienceMs?: number | undefined;
}

export async function staleIfError<Value>(options: StaleIfError<Value>): Promise<Value> {
  const { making, old, onStale, onFailure, patienceMs = PATIENCE_MS } = options;
  const late = Promise.withResolvers<Value>();
  const giveOld = (): void => late.resolve(old);
  const timer = setTimeout(giveOld, patienceMs);
  making.catch((error: unknown) => {
    if (!isFailure(error)) return late.reject(error);
    onFailure?.(error);
    giveOld();
  });
  const given = await Promise.race([making.catch(() => late.promise), late.promise]).finally(() => clearTimeout(timer));
  if (given === old) onStale();
  return given;
}
