/** The desk's calls: what is booked, how it goes, and whatever is changed of it. */
import { boundedBody, HttpError, notFound, tooManyRequests } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { creativeOf } from '../booked/rows.ts';
import { saveAdvertiser, saveOrder } from '../booking/advertisers.ts';
import { type Booker, requireAds } from '../booking/booker.ts';
import { archiveCreative, saveCreative } from '../booking/creatives.ts';
import { actOnLine, LINE_ACTS, saveLine } from '../booking/lines.ts';
import { readInput } from '../booking/words.ts';
import type { AdsDeps } from '../deps.ts';
import { fileOf, MOST_PICTURE_BYTES, takePicture } from '../pictures/take-picture.ts';
import { listCreatives, listLines, readLine, totals } from '../report/delivery.ts';
import { forecastLine } from '../report/forecast.ts';
import { explainMatch, knownLine, matchInput } from '../report/match.ts';
import { picturePath } from '../serving/paths.ts';
import { frameDocument, THEMES } from '../serving/show.ts';
import { sizeSchema } from '../stored/creative-fields.ts';
import { answer, jsonIn, told } from './answers.ts';

const MOST_DAYS = 366;
const USUAL_DAYS = 30;
const WRONG_TOKENS = { name: 'wrong-tokens-ads', most: 20, perMs: 15 * 60_000 };

const forecastInput = matchInput.pick({ where: true });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function deskRoutes(deps: AdsDeps): Hono {
  const { store, clock, deskWriter, media, origin } = deps;
  const { db } = store;
  const wrongTokens = deps.limits(WRONG_TOKENS);
  const app = new Hono();

  async function booker(context: Context): Promise<Booker> {
    const { sender } = told(context);
    const wait = sender === undefined ? undefined : await wrongTokens.check(sender);
    if (wait !== undefined) throw tooManyRequests(wait);
    try {
      return { ...(await deskWriter(context.req.raw, 'ads')), from: sender ?? null };
    } catch (error) {
      if (sender !== undefined && error instanceof HttpError && error.statusCode === 401)
        await wrongTokens.take(sender);
      throw error;
    }
  }

  /** What is sent, of the thing that the path names. */
  async function inputFor(context: Context): Promise<unknown> {
    const body = await jsonIn(context);
    const id = context.req.param('id');
    return id !== undefined && isRecord(body) ? { ...body, id } : body;
  }

  app.get('/lines', async (context) => {
    await booker(context);
    return answer(context, await listLines(db, clock.now()));
  });
  app.get('/lines/:id', async (context) => {
    await booker(context);
    return answer(context, await readLine(db, context.req.param('id'), clock.now()));
  });
  app.post('/lines', async (context) => {
    const by = await booker(context);
    return answer(context, await saveLine(deps, await jsonIn(context), by), 201);
  });
  app.put('/lines/:id', async (context) => {
    const by = await booker(context);
    return answer(context, await saveLine(deps, await inputFor(context), by));
  });
  for (const act of LINE_ACTS)
    app.post(`/lines/:id/${act}`, async (context) => {
      const by = await booker(context);
      await actOnLine(deps, context.req.param('id'), act, by);
      return answer(context, null);
    });
  app.post('/lines/:id/match', async (context) => {
    await booker(context);
    const line = await knownLine(db, context.req.param('id'));
    const page = readInput(matchInput, await jsonIn(context));
    const { delivered } = await readLine(db, line.line.id, clock.now());
    return answer(
      context,
      explainMatch(line, page, { delivered: new Map([[line.line.id, delivered.shown]]), now: clock.now() }),
    );
  });
  app.post('/lines/:id/forecast', async (context) => {
    await booker(context);
    const { where } = readInput(forecastInput, await jsonIn(context));
    return answer(context, await forecastLine(db, context.req.param('id'), { where, now: clock.now() }));
  });

  app.post('/advertisers', async (context) => {
    const by = await booker(context);
    return answer(context, await saveAdvertiser(deps, await jsonIn(context), by), 201);
  });
  app.put('/advertisers/:id', async (context) => {
    const by = await booker(context);
    return answer(context, await saveAdvertiser(deps, await inputFor(context), by));
  });
  app.post('/orders', async (context) => {
    const by = await booker(context);
    return answer(context, await saveOrder(deps, await jsonIn(context), by), 201);
  });
  app.put('/orders/:id', async (context) => {
    const by = await booker(context);
    return answer(context, await saveOrder(deps, await inputFor(context), by));
  });

  app.get('/creatives', async (context) => {
    await booker(context);
    return answer(context, await listCreatives(db));
  });
  app.post('/creatives', async (context) => {
    const by = await booker(context);
    return answer(context, await saveCreative(deps, await jsonIn(context), by), 201);
  });
  app.put('/creatives/:id', async (context) => {
    const by = await booker(context);
    return answer(context, await saveCreative(deps, await inputFor(context), by));
  });
  app.delete('/creatives/:id', async (context) => {
    const by = await booker(context);
    await archiveCreative(deps, context.req.param('id'), by);
    return answer(context, null);
  });
  app.get('/creatives/:id/preview', async (context) => {
    await booker(context);
    const row = await db
      .selectFrom('ad_creatives')
      .selectAll()
      .where('id', '=', context.req.param('id'))
      .executeTakeFirst();
    const { size } = readInput(z.object({ size: sizeSchema }), context.req.query());
    const theme = THEMES.find((each) => each === context.req.query('theme'));
    const shown = row && frameDocument(creativeOf(row), { href: undefined, size, theme, origin });
    if (!shown) throw notFound('There is no such creative that stands in a frame');
    return shown;
  });

  app.post('/pictures', async (context) => {
    const by = await booker(context);
    requireAds(by);
    const taken = await takePicture(media, await boundedBody(context.req.raw, MOST_PICTURE_BYTES + 1));
    await store.write(async () => {}, { who: by.name, from: by.from, action: 'ads add-picture', about: taken.path });
    return answer(context, { ...taken, src: picturePath(fileOf(taken.path)) }, 201);
  });

  app.get('/totals', async (context) => {
    await booker(context);
    const days = Number(context.req.query('days') ?? USUAL_DAYS);
    const known = Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? days : USUAL_DAYS;
    return answer(context, await totals(db, known, clock.now()));
  });

  return app;
}
