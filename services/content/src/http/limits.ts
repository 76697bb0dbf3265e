/** Rate limits of the service: for who searches, and for who tries tokens. */
import { type RateLimit, refuseTooMany, tooManyRequests } from '@masthead/runtime';
import type { Context, MiddlewareHandler } from 'hono';

const MINUTE_MS = 60_000;

export const SEARCHES = { name: 'search-calls', most: 120, perMs: MINUTE_MS } as const;
/** One for each letter that is typed, by several in a household. */
export const SUGGESTIONS = { name: 'suggestions', most: 600, perMs: MINUTE_MS } as const;
/** There is nothing to guess in a token; who tries many costs a look into the database each. */
export const WRONG_TOKENS = { name: 'wrong-tokens', most: 20, perMs: 15 * MINUTE_MS } as const;

/** What the service is told of a request besides the request. */
export interface Told {
  /** Undefined: the product itself asks. */
  sender?: string | undefined;
}

export const senderIn = ({ env }: Context): string | undefined => (env as Told | undefined)?.sender;

export const limitedBy =
  (limit: RateLimit): MiddlewareHandler =>
  async (context, next) => {
    await refuseTooMany(limit, senderIn(context));
    await next();
  };

/** Only what is wrong counts: who has a token may ask as often as they like. */
export const limitedByRefusals =
  (limit: RateLimit): MiddlewareHandler =>
  async (context, next) => {
    const sender = senderIn(context);
    if (sender === undefined) return next();
    const wait = await limit.check(sender);
    if (wait !== undefined) throw tooManyRequests(wait);
    await next();
    if (context.res.status === 401) await limit.take(sender);
  };
