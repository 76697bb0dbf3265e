/** The decision service's two calls. Each needs the key that its publication writes with. */
import { timingSafeEqual } from 'node:crypto';
import { DECISION_PATH, decisionRequestSchema, OUTCOME_PATH, outcomeRequestSchema } from '@masthead/rules';
import { HttpError, notFound } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import type { AppDeps } from './app-deps.ts';
import { jsonBody } from './json-body.ts';

/** A hundred options of their full length, with what is said besides. */
const MOST_BYTES = 65_536;
const HEADERS = { 'cache-control': 'no-store' } as const;

export function decisionRoutes({ decisions, decisionKey, siteKey }: AppDeps): Hono {
  const app = new Hono();

  /** The header is looked at before the body is read; both have to say the same. */
  function guard(context: Context): void {
    const [, key = ''] = /^Bearer +(\S{1,200})$/i.exec(context.req.header('authorization') ?? '') ?? [];
    if (!isKey(key, decisionKey))
      throw new HttpError(401, 'This needs the key of the publication: Authorization: Bearer …', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
  }
  const guardBody = ({ writeKey }: { writeKey: string }): void => {
    if (!isKey(writeKey, decisionKey)) throw new HttpError(401, 'writeKey is not the key of the publication');
  };

  app.post(DECISION_PATH, async (context) => {
    guard(context);
    const request = await jsonBody(context, decisionRequestSchema, MOST_BYTES);
    guardBody(request);
    if (request.tenantId !== siteKey) throw notFound(`There is no publication ${request.tenantId}`);
    return context.json(await decisions.decide(request), 200, HEADERS);
  });
  app.post(OUTCOME_PATH, async (context) => {
    guard(context);
    const request = await jsonBody(context, outcomeRequestSchema, MOST_BYTES);
    guardBody(request);
    return context.json({ counted: await decisions.outcome(request) }, 200, HEADERS);
  });
  return app;
}

/** Takes as long for a key that is nearly right as for any other. */
function isKey(given: string, key: string | undefined): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key ?? '')];
  return other.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}
