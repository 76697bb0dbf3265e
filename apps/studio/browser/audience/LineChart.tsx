/** Readers through a time, and through a usual one. */
import type { ReadersLine } from '@masthead/tracking';
import styles from './Drawing.module.css';
import { areaUnder, lineThrough, scaleFor } from './drawing.ts';
import { countOf, timeIn } from './words.ts';

const BOX = { width: 860, height: 196 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface LineChartProps {
  line: ReadersLine;
  zone: string;
  weekday: string;
}

export function LineChart({ line: { from, step, readers, usual }, zone, weekday }: LineChartProps) {
  const parts = Math.max(usual?.length ?? 0, wholeOf(step), readers.length);
  const { top, ticks } = scaleFor(Math.max(0, ...readers, ...(usual ?? [])));
  const xOf = (index: number): number => (index / Math.max(1, parts - 1)) * BOX.width;
  const [lastIndex, last] = [readers.length - 1, readers.at(-1) ?? 0];
  const drawn = lineThrough(readers, top, BOX, parts);
  const usually = usual?.[lastIndex];
  const label = `Readers: ${countOf(last)} now${usually === undefined ? '' : `, usually ${countOf(usually)}`}`;
  return (
    <svg className={styles.drawing} viewBox="-40 -8 910 230" data-is="line" role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M0 ${BOX.height - (tick / top) * BOX.height} H${BOX.width}`} className={styles.rule} />
          <text x="-8" y={BOX.height - (tick / top) * BOX.height + 4} textAnchor="end">
            {shortCount(tick)}
          </text>
        </g>
      ))}
      {usual && <path d={lineThrough(usual, top, BOX, parts)} className={styles.usualLine} />}
      {usual && step < HOUR_MS && (
        <text
          className={styles.usualName}
          x={xOf(Math.round(parts * 0.85))}
          y={BOX.height - ((usual[Math.round(parts * 0.85)] ?? 0) / top) * BOX.height - 8}
          textAnchor="middle"
        >
          a usual {weekday}
        </text>
      )}
      <path d={areaUnder(drawn, xOf(lastIndex), BOX)} className={styles.area} />
      <path d={drawn} className={styles.line} />
      <path d={`M${xOf(lastIndex)} -4 V${BOX.height}`} className={styles.needle} />
      <circle cx={xOf(lastIndex)} cy={BOX.height - (last / top) * BOX.height} r="4.5" className={styles.point} />
      <g className={styles.moments}>
        {momentsIn(step, parts).map((index) => (
          <text key={index} x={xOf(index)} y={BOX.height + 22} textAnchor={index === 0 ? 'start' : 'middle'}>
            {momentName(zone, from + index * step, step)}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Parts of a whole day, where only a part of it has been. */
const wholeOf = (step: number): number => (step < HOUR_MS ? DAY_MS / step : 0);

/** Every four hours of a day, every day of a week, every two weeks of a season. */
function momentsIn(step: number, parts: number): number[] {
  const every = (step < HOUR_MS ? 4 * HOUR_MS : step < DAY_MS ? DAY_MS : 14 * DAY_MS) / step;
  return Array.from({ length: Math.ceil(parts / every) }, (_, index) => index * every);
}

function momentName(zone: string, instant: number, step: number): string {
  if (step < HOUR_MS) return timeIn(zone, instant, { hour: 'numeric' });
  return timeIn(zone, instant, step < DAY_MS ? { weekday: 'short' } : { month: 'short', day: 'numeric' });
}

const shortCount = (value: number): string => (value >= 1000 ? `${value / 1000}k` : String(value));
