/** Where the events service tells what readers did: see docs/contracts/events.md. */
import { TOLD_AUDIENCE_PATH, toldAudienceSchema } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { takeAudience } from '../use-cases/audience.ts';
import type { AppDeps } from './app-deps.ts';
import { type ContractRoutes, contractRoutes } from './contract-routes.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';
import { guardByKey } from './publication-key.ts';

/** As much of everything as may be told at once, the longest of it. */
const MOST_BYTES = 1_000_000;

export function audienceRoutes({ database, decisions, decisionKey, siteKey }: AppDeps): ContractRoutes {
  const app = contractRoutes(TOLD_AUDIENCE_PATH);
  app.post('/:site', async (context) => {
    guardByKey(context, decisionKey);
    const { site } = context.req.param();
    if (site !== siteKey) throw notFound(`There is no site ${site}`);
    await takeAudience({ database, decisions }, await jsonBody(context, toldAudienceSchema, MOST_BYTES));
    return envelope({ noted: true }, context);
  });
  return app;
}
