/** A rate limit: how much one sender may send in a while. */
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { HttpError } from './http-error.ts';

export interface RateRule {
  /** What is counted; senders are counted for each name by itself. */
  readonly name: string;
  readonly most: number;
  /** From the first one that is counted. */
  readonly perMs: number;
}

export interface RateLimit {
  /** Counts one more; gives the seconds to wait when that is too many. */
  take(sender: string): Promise<number | undefined>;
  /** The same without counting: whether the next one would be too many. */
  check(sender: string): Promise<number | undefined>;
}

/** Makes limits that count in one place: this process, or all of them where there is something between them. */
export type RateLimits = (rule: RateRule) => RateLimit;

/** More senders than this are a flood that no count by sender stops. */
const SENDERS_KNOWN = 10_000;

/** What one process has counted. */
export const localRateLimits =
  (clock: Clock): RateLimits =>
  ({ most, perMs }) => {
    const counted = new LRUCache<string, { count: number; until: number }>({ max: SENDERS_KNOWN });
    const present = (sender: string) => {
      const known = counted.get(sender);
      return known && known.until > clock.now() ? known : { count: 0, until: clock.now() + perMs };
    };
    const waitOf = (isTooMany: boolean, until: number) =>
      isTooMany ? Math.ceil((until - clock.now()) / 1000) : undefined;
    return {
      async take(sender) {
        const { count, until } = present(sender);
        counted.set(sender, { count: count + 1, until });
        return waitOf(count >= most, until);
      },
      async check(sender) {
        const { count, until } = present(sender);
        return waitOf(count >= most, until);
      },
    };
  };

export const tooManyRequests = (seconds: number): HttpError =>
  new HttpError(429, `Too many requests came from your network. ${waitInWords(seconds)}`, {
    headers: { 'retry-after': `${seconds}` },
  });

/** For who answers a refusal as every other error. Nobody who asks for the product itself is counted. */
export async function refuseTooMany(limit: RateLimit, sender: string | undefined): Promise<void> {
  const wait = sender === undefined ? undefined : await limit.take(sender);
  if (wait !== undefined) throw tooManyRequests(wait);
}

export const waitInWords = (seconds: number): string =>
  seconds <= 90 ? `Try again in ${seconds} seconds.` : `Try again in ${Math.ceil(seconds / 60)} minutes.`;
