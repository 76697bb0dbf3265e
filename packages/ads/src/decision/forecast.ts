/** What a line can still get, from what the last days had for it, with how far that may be off. */
import type { LineItem } from './campaign.ts';

const DAY_MS = 86_400_000;
/** Standard deviations to either side that hold eight outcomes of ten. */
const EIGHT_OF_TEN = 1.2816;
/** For a line without an end. */
const HORIZON_DAYS = 30;

export interface Band {
  readonly low: number;
  readonly expected: number;
  readonly high: number;
}

export interface LineForecast {
  readonly daysLeft: number;
  /** Places that it matches until its end. */
  readonly available: Band;
  /** Its showings at its end, those that it has included; null: it has no goal. */
  readonly atEnd: Band | null;
  /** How many it will lack even on a good course, and on a usual one. */
  readonly short: { readonly atLeast: number; readonly expected: number };
}

export interface Inventory {
  /** Places that the line matched and could have got, for each of the last whole days. */
  readonly days: readonly number[];
  readonly delivered: number;
  readonly now: number;
}

export function forecast(line: Pick<LineItem, 'from' | 'until' | 'goal'>, inventory: Inventory): LineForecast {
  const { days, delivered, now } = inventory;
  const begin = Math.max(now, line.from);
  const daysLeft = line.until === null ? HORIZON_DAYS : Math.max(0, line.until - begin) / DAY_MS;
  const available = bandOf(days, daysLeft);
  if (line.goal === null) return { daysLeft, available, atEnd: null, short: { atLeast: 0, expected: 0 } };
  const { goal } = line;
  const end = (more: number): number => Math.max(delivered, Math.min(goal, delivered + more));
  const atEnd = { low: end(available.low), expected: end(available.expected), high: end(available.high) };
  const short = { atLeast: Math.max(0, goal - atEnd.high), expected: Math.max(0, goal - atEnd.expected) };
  return { daysLeft, available, atEnd, short };
}

/** Days to come differ as the last ones did, and those were too few to know their mean well. */
function bandOf(days: readonly number[], ahead: number): Band {
  const count = days.length;
  if (count === 0) return { low: 0, expected: 0, high: 0 };
  const mean = days.reduce((sum, day) => sum + day, 0) / count;
  const free = Math.max(1, count - 1);
  const squares = days.reduce((sum, day) => sum + (day - mean) ** 2, 0) / free;
  // Readers come by chance: even equal days tell of no less than that.
  const variance = Math.max(squares, mean);
  const reach = widened(free) * Math.sqrt(variance * (ahead + ahead ** 2 / count));
  const expected = mean * ahead;
  return {
    low: Math.max(0, Math.round(expected - reach)),
    expected: Math.round(expected),
    high: Math.round(expected + reach),
  };
}

/** Student's quantile for few degrees of freedom, by the first term of its expansion. */
const widened = (free: number): number => EIGHT_OF_TEN + (EIGHT_OF_TEN ** 3 + EIGHT_OF_TEN) / (4 * free);
