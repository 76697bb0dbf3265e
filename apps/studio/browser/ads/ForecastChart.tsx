/** A line from its beginning to its end: what it had, what was planned, and the band that it will end in. */
import type { Band } from '@masthead/ads/decision';
import { plannedBy } from '@masthead/ads/decision';
import { classes } from '@masthead/ui';
import drawing from '../audience/Drawing.module.css';
import { countOf } from '../audience/words.ts';
import type { WholeLine } from './booking.ts';
import styles from './Outlook.module.css';
import { dayOf, partOf, shortCount } from './words.ts';

const BOX = { width: 460, height: 150 };
/** About that. */
const LABEL_WIDTH = 105;
const DAY_MS = 86_400_000;

interface ForecastChartProps {
  line: WholeLine;
  atEnd: Band;
  now: number;
}

export function ForecastChart({ line, atEnd, now }: ForecastChartProps) {
  const { from, goal, delivered } = line;
  const until = line.until ?? from + DAY_MS;
  const top = Math.max(goal ?? 0, atEnd.high, delivered.shown, 1);
  const x = (at: number): number =>
    round((Math.min(Math.max(at - from, 0), until - from) / (until - from)) * BOX.width);
  const y = (count: number): number => round(BOX.height - (count / top) * BOX.height);
  const today = { x: x(now), y: y(delivered.shown) };
  const likely = `${shortCount(atEnd.expected)} likely${goal ? `, ${partOf(atEnd.expected / goal)}` : ''}`;
  // Below its band, which falls to the left of it, unless that is where the days are written.
  const fall = ((today.y - y(atEnd.low)) / Math.max(1, BOX.width - today.x)) * LABEL_WIDTH;
  const below = y(atEnd.low) + fall + 14;
  const likelyY = below < BOX.height - 8 ? below : y(atEnd.high) - 8;
  return (
    <svg
      className={classes(drawing.drawing, styles.chart)}
      viewBox="-52 -12 522 192"
      role="img"
      aria-label={labelOf(line, atEnd)}
    >
      {[top, top / 2, 0].map((tick) => (
        <g key={tick}>
          <path d={`M0 ${y(tick)} H${BOX.width}`} className={drawing.rule} />
          {tick > 0 && (
            <text x="-8" y={y(tick) + 4} textAnchor="end">
              {shortCount(Math.round(tick))}
            </text>
          )}
        </g>
      ))}
      <path d={planLine(line, until, x, y)} className={drawing.usualLine} />
      <path
        d={`M${today.x} ${today.y} L${BOX.width} ${y(atEnd.high)} L${BOX.width} ${y(atEnd.low)}Z`}
        className={drawing.area}
      />
      <path d={`M${today.x} ${today.y} L${BOX.width} ${y(atEnd.expected)}`} className={styles.likely} />
      <path d={hadLine(line, now, x, y)} className={drawing.line} />
      <path d={`M${today.x} -8 V${BOX.height}`} className={drawing.needle} />
      <text
        className={drawing.strong}
        x={today.x + (isLate(today.x) ? -7 : 7)}
        y={BOX.height - 6}
        textAnchor={isLate(today.x) ? 'end' : 'start'}
      >
        today, {countOf(delivered.shown)}
      </text>
      <text className={drawing.strong} x={BOX.width} y={likelyY} textAnchor="end">
        {likely}
      </text>
      <text x="0" y={BOX.height + 22}>
        {dayOf(from)}
      </text>
      <text x={BOX.width} y={BOX.height + 22} textAnchor="end">
        {dayOf(until)}
      </text>
    </svg>
  );
}

const isLate = (x: number): boolean => x > BOX.width * 0.6;
const round = (value: number): number => Math.round(value * 10) / 10;

type Along = (value: number) => number;

/** Planned to be done a little before its end. */
function planLine(line: WholeLine, until: number, x: Along, y: Along): string {
  const days = Array.from({ length: 25 }, (_, index) => line.from + ((until - line.from) / 24) * index);
  return pathThrough(days.map((at) => [x(at), y(plannedBy(line, at) ?? 0)]));
}

/** Sums of days, each at that day's end. */
function hadLine({ from, days, delivered }: WholeLine, now: number, x: Along, y: Along): string {
  let sum = 0;
  const past = days.flatMap(({ of, shown }): [number, number][] => {
    sum += shown;
    const end = (of + 1) * DAY_MS;
    return end < now ? [[x(end), y(sum)]] : [];
  });
  return pathThrough([[x(from), y(0)], ...past, [x(now), y(delivered.shown)]]);
}

const pathThrough = (points: readonly (readonly [number, number])[]): string =>
  points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px} ${py}`).join(' ');

function labelOf({ goal, delivered, until }: WholeLine, { low, high }: Band): string {
  const end = until === null ? 'at its end' : `by ${dayOf(until)}`;
  const part = (count: number): string => (goal ? `${Math.round((count / goal) * 100)}` : countOf(count));
  return `Forecast: ${countOf(delivered.shown)} today, between ${part(low)} and ${part(high)}${goal ? ' percent of its goal' : ''} ${end}`;
}
