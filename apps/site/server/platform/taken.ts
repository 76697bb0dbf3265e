/** Takes word that a reader took something of a list that was put in order, and passes it on to whoever ordered it. */
import { boundedBody, HttpError, isOurs, type Logger, type RateLimits, refuseTooMany } from '@masthead/runtime';
import { z } from 'zod';
import type { Answered, Asked } from '../answer.ts';
import type { Ranking } from './ranking.ts';

const MOST_BYTES = 1024;
/** One household reads so many stories that follow another. */
const TAKEN = { name: 'taken', most: 240, perMs: 3_600_000 } as const;

const told = z.tuple([
  z.string().regex(/^[\w.-]{1,64}$/),
  z.string().regex(/^[\w-]{1,64}$/),
  z.string().regex(/^\/[^\s]{0,198}$/),
]);

interface TakenParts {
  ranking: Pick<Ranking, 'taken'>;
  limits: RateLimits;
  logger: Logger;
}

export function createTaken({ ranking, limits, logger }: TakenParts) {
  const limit = limits(TAKEN);
  return async ({ request, url }: Asked, sender: string): Promise<Answered> => {
    if (!isOurs(request.headers, url.origin)) throw new HttpError(403, 'This is taken from our own pages only');
    const body = new TextDecoder().decode(await boundedBody(request, MOST_BYTES));
    const parsed = told.safeParse(body.split(' '));
    if (!parsed.success) throw new HttpError(400, 'This takes a list, a decision and an option of it');
    await refuseTooMany(limit, sender);
    // The reader has gone on already: nobody waits for it.
    ranking
      .taken(...parsed.data)
      .catch((error: unknown) => logger.warn('What a reader took was not counted', { error }));
    return { response: new Response(null, { status: 204, headers: HEADERS }), transaction: 'taken' };
  };
}

const HEADERS = { 'cache-control': 'private, no-store' } as const;
