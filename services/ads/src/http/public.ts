/** What pages and their readers ask: which ads, how they look, and where they lead. */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { type AdAnswer, adQuestionSchema, DELIVERED_PATH, deliveredSchema } from '@masthead/ads/wire';
import { HttpError, isOurs, notFound, refuseTooMany } from '@masthead/runtime';
import { Hono } from 'hono';
import { type ShownCounts, takeDelivered } from '../counting/delivered.ts';
import { noteOnce } from '../counting/noted.ts';
import type { Sampler } from '../counting/samples.ts';
import type { AdsDeps } from '../deps.ts';
import { AD_PICTURE, mediaPathOf, pictureType } from '../pictures/take-picture.ts';
import { answerTo, NOTHING } from '../serving/answer.ts';
import { goodShowing } from '../serving/good-showing.ts';
import { over } from '../serving/pages.ts';
import { ADS_API, goPath } from '../serving/paths.ts';
import type { PreparedLines } from '../serving/prepared.ts';
import { frameDocument, THEMES } from '../serving/show.ts';
import { isRobot, jsonBody, tellerOf, told } from './answers.ts';

const MINUTE_MS = 60_000;
const SELLER = 'Masthead';
const MOST_TOLD_BYTES = 400_000;

export interface PublicParts {
  readonly deps: AdsDeps;
  readonly prepared: PreparedLines;
  readonly counts: ShownCounts;
  readonly sampler: Sampler;
}

const answered = (answer: AdAnswer): Response =>
  Response.json(answer, { headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });

export function publicRoutes({ deps, prepared, counts, sampler }: PublicParts): Hono {
  const { store, clock, limits, media, tokens, key, origin, chance } = deps;
  const questions = limits({ name: 'ad-questions', most: 300, perMs: MINUTE_MS });
  const clicks = limits({ name: 'ad-clicks', most: 20, perMs: MINUTE_MS });
  const app = new Hono();

  app.post('/decide', async (context) => {
    const { headers } = context.req.raw;
    if (!isOurs(headers, origin) && !isOurs(headers, new URL(context.req.url).origin))
      throw new HttpError(403, 'Ads are decided for our own pages only');
    if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
      throw new HttpError(415, 'A question is sent as JSON');
    // Before anything is counted or read: it costs nothing.
    if (isRobot(headers)) return answered(NOTHING);
    const { sender, country } = told(context);
    await refuseTooMany(questions, sender);
    const question = await jsonBody(context, adQuestionSchema);
    sampler.note(question);
    const [current, delivered] = await Promise.all([prepared.current(), counts.current()]);
    const asked = {
      question,
      country,
      delivered,
      now: clock.now(),
      chance,
      tokens,
      seller: SELLER,
      decision: randomUUID(),
    };
    return answered(answerTo(current, asked));
  });

  app.get('/show/:token', async (context) => {
    const { token } = context.req.param();
    const showing = goodShowing(tokens, token, clock.now());
    if (showing instanceof Response) return showing;
    const kept = (await prepared.current()).creatives.get(showing.creative);
    const theme = THEMES.find((each) => each === context.req.query('theme'));
    return (kept && frameDocument(kept, { href: goPath(token), size: showing.size, theme, origin })) ?? over();
  });

  app.get('/go/:token', async (context) => {
    const { token } = context.req.param();
    const showing = goodShowing(tokens, token, clock.now());
    if (showing instanceof Response) return showing;
    const landing = (await prepared.current()).creatives.get(showing.creative)?.creative.landing;
    if (landing === undefined) return over();
    const { headers } = context.req.raw;
    // A browser that only looks ahead has not clicked, and must ask again when its reader has.
    if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? ''))
      return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
    if (context.req.raw.method === 'GET') await noteOnce(deps, showing, 'clicked', tellerOf(context), clicks);
    return new Response(null, {
      status: 302,
      headers: {
        location: landing,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      },
    });
  });

  app.get('/picture/:file', async (context) => {
    const { file } = context.req.param();
    const bytes = AD_PICTURE.test(file) ? await media.read(mediaPathOf(file)) : undefined;
    if (!bytes) throw notFound('There is no such picture');
    return new Response(bytes, { headers: pictureHeaders(file) });
  });

  app.post(DELIVERED_PATH.slice(ADS_API.length), async (context) => {
    if (!isKey(context.req.header('authorization') ?? '', key))
      throw new HttpError(401, 'This needs the key of the publication');
    const { sums } = await jsonBody(context, deliveredSchema, MOST_TOLD_BYTES);
    await takeDelivered(store, sums);
    return Response.json({ data: { noted: sums.length } });
  });

  return app;
}

/** Named by what they are: under its name, a picture never changes. A frame of no origin shows them. */
const pictureHeaders = (file: string): Record<string, string> => ({
  'content-type': pictureType(file),
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'",
});

function isKey(authorization: string, key: string): boolean {
  const [given, right] = [Buffer.from(authorization), Buffer.from(`Bearer ${key}`)];
  return given.length === right.length && timingSafeEqual(given, right);
}
