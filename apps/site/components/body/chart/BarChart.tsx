/** Things compared, each with a bar and its number. */
import { classes } from '@masthead/ui';
import styles from './Chart.module.css';
import type { ChartData } from './data.ts';
import { drawBars } from './drawing.ts';
import { valueText } from './value-text.ts';

export function BarChart({ data, label }: { data: ChartData; label: string }) {
  const bars = drawBars(data.points);
  const compared = data.points.some(({ ours }) => ours);
  return (
    <div className={styles.bars} role="img" aria-label={label}>
      {data.points.map((point, index) => (
        <div className={classes(styles.row, compared && (point.ours ? styles.ours : styles.rival))} key={point.label}>
          <span>{point.label}</span>
          <svg className={styles.bar} aria-hidden="true">
            <rect x={`${bars[index]?.from}%`} width={`${bars[index]?.length}%`} height="100%" />
          </svg>
          <span className={styles.figure}>{valueText(point.value, data)}</span>
        </div>
      ))}
    </div>
  );
}
