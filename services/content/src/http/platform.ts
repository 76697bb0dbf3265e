/** What sites ask about themselves: their flags, and what happened in their experiments. */
import { allCounts } from '../use-cases/experiment-counts.ts';
import { flagValues } from '../use-cases/flags.ts';
import type { AppDeps } from './app-deps.ts';
import { type ContractRoutes, contractRoutes } from './contract-routes.ts';
import { envelope } from './envelope.ts';

export function platformRoutes({ database }: AppDeps): ContractRoutes {
  const app = contractRoutes('/api/neutron');
  app.get('/flags/:site/web', async (context) => envelope(await flagValues(database.db), context));
  app.get('/experiments/:site/counts', async (context) => envelope(await allCounts(database.db), context));
  return app;
}
