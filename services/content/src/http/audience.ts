/** Where the events service tells what readers did: see docs/contracts/events.md. */
import { type AnswerWire, TOLD_AUDIENCE_PATH, toldAudienceSchema } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { Hono } from 'hono';
import { takeAudience } from '../use-cases/audience.ts';
import type { AppDeps } from './app-deps.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';
import { guardByKey } from './publication-key.ts';

/** As much of everything as may be told at once, the longest of it. */
const MOST_BYTES = 1_000_000;

export function audienceRoutes({ database, decisions, decisionKey, siteKey }: AppDeps): Hono {
  const app = new Hono();
  app.post(`${TOLD_AUDIENCE_PATH}/:site`, async (context) => {
    guardByKey(context, decisionKey);
    const { site } = context.req.param();
    if (site !== siteKey) throw notFound(`There is no site ${site}`);
    await takeAudience({ database, decisions }, await jsonBody(context, toldAudienceSchema, MOST_BYTES));
    const noted: AnswerWire<'noted'> = { noted: true };
    return context.json(envelope(noted, context));
  });
  return app;
}
