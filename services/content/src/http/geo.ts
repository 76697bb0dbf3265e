/** The four calls about places. */
import { Hono } from 'hono';
import type { z } from 'zod';
import type { ContentDb } from '../schema.ts';
import {
  addressQuestion,
  addressSuggestions,
  prediction,
  providersAt,
  providersQuestion,
  validAddress,
} from '../use-cases/places.ts';
import type { AppDeps } from './app-deps.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

/** Anybody may ask: an address and a few words besides. */
const MOST_BYTES = 16_384;

export function geoRoutes({ database }: AppDeps): Hono {
  const { db } = database;
  const app = new Hono();

  const ask = <Question extends z.ZodType>(
    path: string,
    question: Question,
    answer: (db: ContentDb, asked: z.output<Question>) => Promise<unknown>,
  ) =>
    app.post(path, async (context) =>
      context.json(envelope(await answer(db, await jsonBody(context, question, MOST_BYTES)), context)),
    );

  ask('/geo/:site/allconnect/providers/web', providersQuestion, providersAt);
  ask('/geo/:site/smarty/address/autocomplete/web', addressQuestion, addressSuggestions);
  ask('/geo/:site/smarty/address/validation/web', addressQuestion, validAddress);
  app.get('/geo/:site/harbinger/predict/:city/:state/web', async (context) => {
    const { city, state } = context.req.param();
    return context.json(envelope(await prediction(db, city, state), context));
  });
  return app;
}
