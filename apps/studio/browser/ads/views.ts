/** Which lines a view of the room has, and what is said of all of them together. */

import type { LineReport } from './booking.ts';
import { isBehind, worthOf } from './words.ts';

const WEEK_MS = 7 * 86_400_000;

export type Stage = 'draft' | 'paused' | 'waits' | 'running' | 'over';

export function stageOf({ state, from, until }: Pick<LineReport, 'state' | 'from' | 'until'>, now: number): Stage {
  if (until !== null && until <= now) return 'over';
  if (state !== 'running') return state;
  return from > now ? 'waits' : 'running';
}

const running = (line: LineReport, now: number): boolean => stageOf(line, now) === 'running';
const waitsForCreatives = (line: LineReport, now: number): boolean =>
  line.creativeIds.length === 0 && stageOf(line, now) !== 'over';

export const VIEWS = {
  running: { name: 'Running', none: 'Nothing runs at the moment.', has: running },
  behind: {
    name: 'Behind',
    none: 'Nothing is behind its plan.',
    has: (line, now) => running(line, now) && isBehind(line),
  },
  creatives: { name: 'Waiting for creatives', none: 'Every line has something to show.', has: waitsForCreatives },
  week: {
    name: 'Next week',
    none: 'Nothing begins in the next seven days.',
    has: ({ state, from }, now) => state !== 'paused' && from > now && from <= now + WEEK_MS,
  },
  house: { name: 'House', none: 'Nothing is booked for the house itself.', has: ({ type }) => type === 'house' },
  rest: {
    name: 'Not running',
    none: 'Nothing is paused, unfinished or over.',
    has: (line, now) => !running(line, now),
  },
} as const satisfies Record<string, { name: string; none: string; has(line: LineReport, now: number): boolean }>;
export type View = keyof typeof VIEWS;
export const VIEW_NAMES = Object.keys(VIEWS).filter((name): name is View => name in VIEWS);

export const linesIn = (view: View, lines: readonly LineReport[], now: number): LineReport[] =>
  lines.filter((line) => VIEWS[view].has(line, now));

export interface PlanFigures {
  /** Of all that is planned by now: what one line has too much of makes up for no other. */
  readonly delivered: number | null;
  readonly behind: number;
  /** In dollars: what those that are behind lack. */
  readonly late: number;
}

export function planFigures(lines: readonly LineReport[], now: number): PlanFigures {
  const planned = lines.flatMap((line) =>
    running(line, now) && line.planned !== null && line.planned > 0 ? [{ ...line, planned: line.planned }] : [],
  );
  const sum = (each: (line: (typeof planned)[number]) => number): number =>
    planned.reduce((all, line) => all + each(line), 0);
  const all = sum((line) => line.planned);
  return {
    delivered: all === 0 ? null : sum((line) => Math.min(line.planned, line.delivered.shown)) / all,
    behind: planned.filter(isBehind).length,
    late: sum((line) => (isBehind(line) ? worthOf(line.cpmMicros, line.planned - line.delivered.shown) : 0)),
  };
}
