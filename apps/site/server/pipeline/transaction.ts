/** Names the request for logs and metrics by its route, never by its address: addresses are unbounded. */
import type { Middleware } from './context.ts';

export const transaction: Middleware = (context) => ({ ...context, transaction: context.match.route.name });
