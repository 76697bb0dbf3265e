/** Whatever changes something comes from a page of ours: a page of somebody else cannot have a reader's browser do it. */
import { HttpError, isOurs } from '@masthead/runtime';
import type { MiddlewareHandler } from 'hono';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export const changedOnlyBy =
  (isOwnPage: (request: Request) => boolean, refusal: string): MiddlewareHandler =>
  async ({ req }, next) => {
    if (!READING.has(req.method) && !isOwnPage(req.raw)) throw new HttpError(403, refusal);
    await next();
  };

export const fromOurPages = (origin: string): MiddlewareHandler =>
  changedOnlyBy(({ headers }) => isOurs(headers, origin), 'This can only be sent from our own pages.');
