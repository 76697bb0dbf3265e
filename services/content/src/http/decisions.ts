/** The decision service's two calls. Each needs the key that its publication writes with. */
import { DECISION_PATH, decisionRequestSchema, OUTCOME_PATH, outcomeRequestSchema } from '@masthead/rules';
import { HttpError, notFound } from '@masthead/runtime';
import { Hono } from 'hono';
import type { AppDeps } from './app-deps.ts';
import { jsonBody } from './json-body.ts';
import { guardByKey, isKey } from './publication-key.ts';

/** A hundred options of their full length, with what is said besides. */
const MOST_BYTES = 65_536;
const HEADERS = { 'cache-control': 'no-store' } as const;

export function decisionRoutes({ decisions, decisionKey, siteKey }: AppDeps): Hono {
  const app = new Hono();

  /** Header and body have to say the same. */
  const guardBody = ({ writeKey }: { writeKey: string }): void => {
    if (!isKey(writeKey, decisionKey)) throw new HttpError(401, 'writeKey is not the key of the publication');
  };

  app.post(DECISION_PATH, async (context) => {
    guardByKey(context, decisionKey);
    const request = await jsonBody(context, decisionRequestSchema, MOST_BYTES);
    guardBody(request);
    if (request.tenantId !== siteKey) throw notFound(`There is no publication ${request.tenantId}`);
    return context.json(await decisions.decide(request), 200, HEADERS);
  });
  app.post(OUTCOME_PATH, async (context) => {
    guardByKey(context, decisionKey);
    const request = await jsonBody(context, outcomeRequestSchema, MOST_BYTES);
    guardBody(request);
    const { agentName: agent, decisionId: decision, option } = request;
    const counted = await decisions.taken([{ agent, decision, option }]);
    return context.json({ counted: counted === 1 }, 200, HEADERS);
  });
  return app;
}
