/** The four calls about places. */
import {
  addressQuestion,
  addressSuggestions,
  prediction,
  providersAt,
  providersQuestion,
  validAddress,
} from '../use-cases/places.ts';
import type { AppDeps } from './app-deps.ts';
import { type ContractRoutes, contractRoutes } from './contract-routes.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

/** Anybody may ask: an address and a few words besides. */
const MOST_BYTES = 16_384;

export function geoRoutes({ database: { db } }: AppDeps): ContractRoutes {
  const app = contractRoutes('/api/neutron');
  app.post('/geo/:site/allconnect/providers/web', async (context) =>
    envelope(await providersAt(db, await jsonBody(context, providersQuestion, MOST_BYTES)), context),
  );
  app.post('/geo/:site/smarty/address/autocomplete/web', async (context) =>
    envelope(await addressSuggestions(db, await jsonBody(context, addressQuestion, MOST_BYTES)), context),
  );
  app.post('/geo/:site/smarty/address/validation/web', async (context) =>
    envelope(await validAddress(db, await jsonBody(context, addressQuestion, MOST_BYTES)), context),
  );
  app.get('/geo/:site/harbinger/predict/:city/:state/web', async (context) => {
    const { city, state } = context.req.param();
    return envelope(await prediction(db, city, state), context);
  });
  return app;
}
