/** Prices over time as the numbers of a drawing: a stepped line, since a price holds until it changes. */
import { type Instant, shortMonth } from '@masthead/model';
import type { ChartBox } from '../chart/chart-box.ts';
import { stepFor } from '../chart/step-for.ts';
import type { PricePoint } from './offer.ts';

export interface PriceDrawing {
  /** Paths of an SVG. */
  line: string;
  area: string;
  now: { x: number; y: number };
  levels: { y: number; cents: number }[];
  months: { x: number; label: string }[];
  /** The average of the last days, drawn over as many. */
  average?: { from: number; y: number };
}

const MOST_MONTHS = 6;
const DOLLAR = 100;

const AVERAGED_MS = 90 * 86_400_000;

/** Draws prices, oldest first and at least one, from the first of them until now. */
export function drawPrices(
  points: readonly PricePoint[],
  now: Instant,
  box: ChartBox,
  average90?: number | undefined,
): PriceDrawing {
  const from = points[0]?.at ?? now;
  const until = Math.max(now, points.at(-1)?.at ?? now);
  // A price of today has no past: the line still has a length.
  const span = Math.max(1, until - from);
  const cents = points.map((point) => point.cents);
  const levels = levelsAround(Math.min(...cents), Math.max(...cents));
  const [lowest = 0, highest = 1] = [levels[0], levels.at(-1)];
  const x = (at: Instant) => round(box.left + ((at - from) / span) * (box.right - box.left));
  const y = (price: number) => round(box.bottom - ((price - lowest) / (highest - lowest)) * (box.bottom - box.top));

  const last = y(cents.at(-1) ?? lowest);
  const steps = points.map((point, index) =>
    index === 0 ? `M${x(point.at)} ${y(point.cents)}` : `H${x(point.at)}V${y(point.cents)}`,
  );
  const line = `${steps.join('')}H${x(until)}`;
  return {
    line,
    area: `${line}V${box.bottom}H${x(from)}Z`,
    now: { x: x(until), y: last },
    levels: levels.map((level) => ({ y: y(level), cents: level })),
    ...(average90 !== undefined && { average: { from: x(Math.max(from, until - AVERAGED_MS)), y: y(average90) } }),
    months: monthsBetween(from, until).map((at) => ({ x: x(at), label: shortMonth(new Date(at)) })),
  };
}

/** Round amounts from just below the lowest price to just above the highest, at most four steps apart. */
function levelsAround(lowest: number, highest: number): number[] {
  const step = stepFor(Math.max(highest - lowest, DOLLAR));
  const first = Math.max(0, Math.floor((lowest - 1) / step) * step);
  const count = Math.max(1, Math.ceil((highest - first) / step));
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** The first days of months, thinned out where they would stand too close. */
function monthsBetween(from: Instant, until: Instant): Instant[] {
  const start = new Date(from);
  const firsts: Instant[] = [];
  for (let month = start.getUTCMonth() + 1; ; month += 1) {
    const at = Date.UTC(start.getUTCFullYear(), month, 1);
    if (at > until) break;
    firsts.push(at);
  }
  const every = Math.ceil(firsts.length / MOST_MONTHS);
  return firsts.filter((_, index) => index % every === 0);
}

const round = (value: number): number => Math.round(value * 10) / 10;
