/** A rate limit: how much one sender may send in an hour. Each process counts for itself, which is enough against floods. */
import type { Clock } from '@masthead/runtime';
import { LRUCache } from 'lru-cache';

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 10;
const SENDERS_KNOWN = 10_000;

/** Counts one more; gives the seconds to wait when that is too many. */
export type RateLimit = (sender: string) => number | undefined;

export function createRateLimit(clock: Clock, mostAnHour = MOST_AN_HOUR): RateLimit {
  const sentAt = new LRUCache<string, readonly number[]>({ max: SENDERS_KNOWN });
  return (sender) => {
    const now = clock.now();
    const within = (sentAt.get(sender) ?? []).filter((at) => at > now - HOUR_MS);
    const [oldest = now] = within;
    if (within.length >= mostAnHour) return Math.ceil((oldest + HOUR_MS - now) / 1000);
    sentAt.set(sender, [...within, now]);
    return undefined;
  };
}

export const waitInWords = (seconds: number): string => `Try again in ${Math.ceil(seconds / 60)} minutes.`;
