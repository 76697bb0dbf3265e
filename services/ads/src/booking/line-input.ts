/** What is written to save a line, and what is wrong with it beyond its single fields. */
import { MOST_SEEN_TIMES, SEEN_FOR_MS } from '@masthead/ads';
import { LINE_TYPES } from '@masthead/ads/decision';
import { z } from 'zod';
import { reachOf, whereInput } from './condition-input.ts';
import { idSchema, plainText, type WrongField } from './words.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const LARGEST_GOAL = 1_000_000_000;
const DEAREST_MICROS = 1_000_000_000;

const instant = z.int();
const label = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'is no label such as coffee');

export const lineInput = z.strictObject({
  id: idSchema.optional(),
  orderId: idSchema,
  name: plainText(120),
  type: z.enum(LINE_TYPES, 'is none of sponsorship, standard and house'),
  state: z.enum(['draft', 'running', 'paused'], 'is none of draft, running and paused').default('draft'),
  priority: z.int('is no whole number').min(1, 'is below 1').max(16, 'is above 16').default(8),
  from: instant,
  until: instant.nullable().default(null),
  goal: z.int('is no whole number').nullable().default(null),
  pacing: z.enum(['even', 'fast'], 'is neither even nor fast').default('even'),
  cpmMicros: z.int('is no whole number').min(0, 'is below 0').max(DEAREST_MICROS, 'is above 1,000 dollars').default(0),
  where: whereInput.default(null),
  caps: z
    .array(
      z.strictObject({
        impressions: z
          .int()
          .min(1, 'is below 1')
          .max(MOST_SEEN_TIMES, `is above ${MOST_SEEN_TIMES}, which is all that a browser remembers`),
        perMs: z.int().min(60_000, 'is shorter than a minute').max(SEEN_FOR_MS, 'is longer than 30 days'),
      }),
    )
    .max(4, 'has more than four')
    .default([]),
  competesAs: z.array(label).max(10, 'has more than ten').default([]),
  roadblock: z.boolean().default(false),
  creativeIds: z.array(idSchema).max(40, 'has more than forty').default([]),
});
export type LineInput = z.output<typeof lineInput>;

export function lineProblems(line: LineInput, now: number): WrongField[] {
  return [...goalProblems(line), ...timeProblems(line, now), ...reachProblems(line)];
}

function goalProblems({ type, goal, cpmMicros, until }: LineInput): WrongField[] {
  const wrong = (message: string, field = 'goal'): WrongField[] => [{ field, message }];
  if (goal !== null && goal <= 0) return wrong('is 0 or less: what is never to be shown is paused instead');
  switch (type) {
    case 'house':
      return [
        ...(goal === null ? [] : wrong('cannot be set: house lines fill what is left')),
        ...(cpmMicros === 0 ? [] : wrong('cannot be set: nobody pays for a house line', 'cpmMicros')),
      ];
    case 'sponsorship':
      return goal !== null && goal <= 100 ? [] : wrong('must be a share from 1 to 100 percent');
    case 'standard':
      if (goal === null || goal > LARGEST_GOAL) return wrong('must be a number of impressions up to 1,000,000,000');
      return until === null ? wrong('must be set: what has a goal has an end', 'until') : [];
  }
}

function timeProblems({ from, until, state }: LineInput, now: number): WrongField[] {
  const problems: WrongField[] = [];
  if (Math.abs(from - now) > 2 * YEAR_MS) problems.push({ field: 'from', message: 'is more than two years away' });
  if (until === null) return problems;
  if (until <= from) problems.push({ field: 'until', message: 'is before it begins' });
  else if (until - from > 5 * YEAR_MS)
    problems.push({ field: 'until', message: 'is more than five years after it begins' });
  if (state === 'running' && until <= now) problems.push({ field: 'until', message: 'is over already' });
  return problems;
}

const reachProblems = ({ where }: LineInput): WrongField[] =>
  where !== null && reachOf(where) === 'never'
    ? [{ field: 'where', message: 'contradicts itself: it matches no page' }]
    : [];

/** What can be saved, and perhaps was not meant. */
export function lineWarnings({ where, type, creativeIds, state }: LineInput): string[] {
  return [
    ...(type !== 'house' && (where === null || reachOf(where) === 'always')
      ? ['It is aimed at nothing: every page matches.']
      : []),
    ...(state !== 'draft' && creativeIds.length === 0 ? ['It has no creative, so nothing is shown.'] : []),
  ];
}
