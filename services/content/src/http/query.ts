/** Reads what an address asks for, with clear words for what it cannot be. */
import {
  type IndexFilter,
  isStoryForm,
  PRICE_BANDS,
  priceBandOf,
  SCORE_BANDS,
  type StoryForm,
  scoreBandOf,
} from '@masthead/model';
import { badRequest } from '@masthead/runtime';
import type { Context } from 'hono';

export interface Range {
  least: number;
  most: number;
  otherwise: number;
}

/** A whole number of the query; absent it has a default. */
export function wholeNumber(context: Context, name: string, { least, most, otherwise }: Range): number {
  const text = context.req.query(name);
  if (text === undefined || text === 'null') return otherwise;
  return wholeNumberOf(text, name, { least, most });
}

export function wholeNumberOf(text: string, name: string, { least, most }: Omit<Range, 'otherwise'>): number {
  const value = /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw badRequest(`${name} takes a whole number from ${least} to ${most}`);
  return value;
}

export const pageNumberOf = (context: Context): number =>
  wholeNumber(context, 'pageNumber', { least: 1, most: 999_999, otherwise: 1 });

/** The form of the stories that are asked for; absent: any. */
export function formOf(context: Context): StoryForm | undefined {
  const text = context.req.query('form');
  if (text === undefined) return undefined;
  if (!isStoryForm(text)) throw badRequest('form takes a form of story such as reviews');
  return text;
}

/** What an index page is narrowed by; absent: nothing. */
export function filterOf(context: Context): IndexFilter {
  const topic = context.req.query('topic');
  return {
    ...(topic && { topic }),
    score: bandOf(context, 'score', SCORE_BANDS, scoreBandOf),
    price: bandOf(context, 'price', PRICE_BANDS, priceBandOf),
  };
}

function bandOf<Band extends number>(
  context: Context,
  name: string,
  bands: readonly Band[],
  read: (text: string) => Band | undefined,
): Band | undefined {
  const text = context.req.query(name);
  if (text === undefined || text === '') return undefined;
  const band = read(text);
  if (band === undefined) throw badRequest(`${name} takes one of ${bands.join(', ')}`);
  return band;
}

/** Which part of a list is asked for. */
export const rangeOf = (context: Context, limit: number, most: number): { offset: number; limit: number } => ({
  offset: wholeNumber(context, 'offset', { least: 0, most: 10_000_000, otherwise: 0 }),
  limit: wholeNumber(context, 'limit', { least: 1, most, otherwise: limit }),
});

const MOST_NAMES = 100;

/** Names joined by commas; doubles and blanks count once and not at all. */
export function namesOf(context: Context, name: string): string[] {
  const names = (context.req.query(name) ?? '').split(',').map((each) => each.trim());
  const distinct = [...new Set(names)].filter((each) => each !== '' && !each.includes('\0'));
  if (distinct.length > MOST_NAMES) throw badRequest(`${name} takes at most ${MOST_NAMES} names`);
  return distinct;
}

/** A day, "2026-11-15", as the instant it begins. */
export function dayOf(context: Context, name: string): number | undefined {
  const text = context.req.query(name);
  if (text === undefined || text === '') return undefined;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // A 31st of February is read as a day in March.
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString() === `${text}T00:00:00.000Z`;
  if (!isDay) throw badRequest(`${name} takes a day such as 2026-11-15`);
  return instant;
}

/** One of the words of a list; absent: none of them. */
export function oneOf<Word extends string>(context: Context, name: string, words: readonly Word[]): Word | undefined {
  const text = context.req.query(name);
  if (text === undefined || text === '') return undefined;
  const word = words.find((each) => each === text);
  if (word === undefined) throw badRequest(`${name} takes ${words.join(', ')}`);
  return word;
}
