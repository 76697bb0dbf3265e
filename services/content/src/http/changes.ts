/** What changed after a position in the log of changes: for processes that keep something made of content. */
import { changesAfter } from '../changes/change-log.ts';
import type { AppDeps } from './app-deps.ts';
import { type ContractRoutes, contractRoutes } from './contract-routes.ts';
import { envelope } from './envelope.ts';
import { wholeNumber } from './query.ts';

const LAST_CHANGE = 9_999_999_999;

export function changeRoutes({ database: { db } }: Pick<AppDeps, 'database'>): ContractRoutes {
  const app = contractRoutes('/api/neutron');
  app.get('/changes/:site/web', async (context) => {
    const asked = context.req.query('after') !== undefined;
    const bounds = { least: 0, most: LAST_CHANGE, otherwise: 0 };
    const after = asked ? wholeNumber(context, 'after', bounds) : undefined;
    context.header('cache-control', 'no-store');
    return envelope(await changesAfter(db, after), context);
  });
  return app;
}
