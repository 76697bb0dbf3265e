/** Prices over time as one drawing of one size. */
import type { ChartBox } from '../chart/chart-box.ts';
import drawing from '../chart/drawing.module.css';
import type { Prices } from './offer.ts';
import styles from './PriceChart.module.css';
import { drawPrices } from './price-chart.ts';
import { priceText } from './price-text.ts';

interface PriceChartProps {
  prices: Prices;
  box: ChartBox;
  /** What it shows, in words. */
  label: string;
  className?: string | undefined;
}

/** The words beside two lines that are closer than this would stand on each other. */
const LEAST_APART = 16;

export function PriceChart({ prices: { points, now, average90 }, box, label, className }: PriceChartProps) {
  const { line, area, now: today, levels, months, average } = drawPrices(points, now, box, average90);
  return (
    <svg className={className} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      {levels.map(({ y, cents }) => (
        <g key={cents}>
          <line className={drawing.level} x1={box.left} x2={box.right} y1={y} y2={y} />
          <text className={drawing.text} x="0" y={y + 4}>
            {priceText(cents)}
          </text>
        </g>
      ))}
      <path className={styles.area} d={area} />
      {average && (
        <>
          <line className={styles.average} x1={average.from} x2={box.right} y1={average.y} y2={average.y} />
          {Math.abs(average.y - today.y) >= LEAST_APART && (
            <text className={drawing.text} x={box.right + 10} y={average.y + 4}>
              average
            </text>
          )}
        </>
      )}
      <path className={drawing.line} d={line} />
      {months.map(({ x, label: month }) => (
        <g key={x}>
          <line className={drawing.axis} x1={x} x2={x} y1={box.bottom} y2={box.bottom + 6} />
          <text className={drawing.text} x={x + 4} y={box.bottom + 20}>
            {month}
          </text>
        </g>
      ))}
      <line className={drawing.axis} x1={box.left} x2={box.right} y1={box.bottom} y2={box.bottom} />
      <circle className={drawing.dot} cx={today.x} cy={today.y} r="6" />
      <text className={styles.today} x={today.x + 10} y={today.y + 5}>
        {priceText(points.at(-1)?.cents ?? 0)}
      </text>
    </svg>
  );
}
