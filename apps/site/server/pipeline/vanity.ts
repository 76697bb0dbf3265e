/** Friendly addresses: a rule of an address goes before the page that the address has by itself. */
import type { VanityOutcome } from '../vanity/vanity.ts';
import type { End, Middleware } from './context.ts';

/** Its rule is asked for before its route is even looked at. */
export const ROOT = '/';

export const vanity: Middleware = async (context, tools) => {
  // What is behind a mask has been looked up already, and a mask is not masked again.
  if (context.mask || context.url.pathname === ROOT) return context;
  const outcome = await tools.vanity.resolve(context.url, context.match);
  return endOf(outcome) ?? { ...context, keptUntil: outcome.until };
};

/** How a rule ends a request; undefined when the page goes on as it is. */
export function endOf(outcome: VanityOutcome): End | undefined {
  switch (outcome.does) {
    case 'redirect':
      return { end: 'redirect', location: outcome.location, status: outcome.status };
    case 'mask':
      return { end: 'mask', mask: outcome.mask, until: outcome.until };
    case 'not-found':
      return { end: 'not-found', message: outcome.message };
    case 'ok':
    case 'nothing':
      return undefined;
  }
}
