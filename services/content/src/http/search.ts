/** Search results, and suggestions while somebody types. */
import { STORY_TYPE_NAMES, storyKindOf } from '@masthead/model';
import { badRequest } from '@masthead/runtime';
import type { Context } from 'hono';
import { SORTS } from '../search/index.ts';
import { autocompleteResults, missOf, searchResults } from '../use-cases/search.ts';
import type { AppDeps } from './app-deps.ts';
import { type ContractRoutes, contractRoutes } from './contract-routes.ts';
import { envelope } from './envelope.ts';
import { limitedBy, SEARCHES, SUGGESTIONS } from './limits.ts';
import { dayOf, namesOf, oneOf, wholeNumber } from './query.ts';

const DAY_MS = 86_400_000;
/** Deeper pages are asked for by nobody who reads. */
const MOST_OFFSET = 1000;

export function searchRoutes({ database, clock, limits, misses }: AppDeps): ContractRoutes {
  const { db } = database;
  const app = contractRoutes('/api/neutron');

  const found = async (context: Context) => {
    const typeNames = namesOf(context, 'type');
    const unknown = typeNames.find((name) => !storyKindOf(name));
    if (unknown) throw badRequest(`type takes ${STORY_TYPE_NAMES.join(', ')}`);
    const to = dayOf(context, 'to');
    const request = {
      query: context.req.query('searchQuery') ?? '',
      typeNames,
      topic: context.req.query('topic') || undefined,
      from: dayOf(context, 'from'),
      // The day itself counts.
      to: to === undefined ? undefined : to + DAY_MS - 1,
      offset: wholeNumber(context, 'offset', { least: 0, most: MOST_OFFSET, otherwise: 0 }),
      limit: wholeNumber(context, 'pageSize', { least: 1, most: 50, otherwise: 10 }),
      now: clock.now(),
      sort: oneOf(context, 'sort', SORTS),
    };
    const results = await searchResults(db, request, context.req.query('facets') === 'true');
    const missed = missOf(request, results);
    if (missed) misses.note(request.query, missed);
    return envelope(results, context);
  };

  const suggested = async (context: Context) => {
    const limit = wholeNumber(context, 'limit', { least: 1, most: 20, otherwise: 10 });
    return envelope(await autocompleteResults(db, context.req.query('searchQuery') ?? '', limit), context);
  };

  app.get('/search/:site/results/web', found, limitedBy(limits(SEARCHES)));
  app.get('/search/:site/autocomplete/web', suggested, limitedBy(limits(SUGGESTIONS)));
  return app;
}
