/** What players of films ask and tell: the ad before a film, as VAST, and what becomes of it. */
import { randomUUID } from 'node:crypto';
import { decide } from '@masthead/ads/decision';
import { filmEventKind, isFilmEvent, noAdVast } from '@masthead/ads/vast';
import { notFound, refuseTooMany } from '@masthead/runtime';
import { Hono } from 'hono';
import { noteOnce } from '../counting/noted.ts';
import { filmVast } from '../films/film-answer.ts';
import { filmQuestion } from '../films/film-question.ts';
import { goodShowing } from '../serving/good-showing.ts';
import { isRobot, tellerOf, told } from './answers.ts';
import type { PublicParts } from './public.ts';

const MINUTE_MS = 60_000;

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;
const xml = (text: string): Response =>
  new Response(text, { headers: { ...HEADERS, 'content-type': 'application/xml; charset=utf-8' } });

export function filmRoutes({ deps, prepared, counts, sampler }: PublicParts): Hono {
  const { clock, limits, tokens, origin, chance: random } = deps;
  const questions = limits({ name: 'film-questions', most: 60, perMs: MINUTE_MS });
  const events = limits({ name: 'film-events', most: 120, perMs: MINUTE_MS });
  const app = new Hono();

  app.get('/vast', async (context) => {
    if (isRobot(context.req.raw.headers)) return xml(noAdVast());
    const { sender, country } = told(context);
    await refuseTooMany(questions, sender);
    const question = filmQuestion(context.req.query(), country);
    sampler.note(question);
    const [current, delivered] = await Promise.all([prepared.current(), counts.current()]);
    const now = clock.now();
    const [choice] = decide(current.index, question, { delivered, now, random });
    const decided = { decision: randomUUID(), now, tokens, origin };
    return xml((choice && filmVast(choice, current, decided)) ?? noAdVast());
  });

  app.get('/film/:token/:event', async (context) => {
    const { token, event } = context.req.param();
    const showing = goodShowing(tokens, token, clock.now());
    if (showing instanceof Response) return showing;
    if (!isFilmEvent(event)) throw notFound('Nothing of that name is told of a film');
    const kind = filmEventKind(event, context.req.query('code'));
    if (context.req.raw.method === 'GET') await noteOnce(deps, showing, kind, tellerOf(context), events);
    return new Response(null, { status: 204, headers: HEADERS });
  });

  return app;
}
