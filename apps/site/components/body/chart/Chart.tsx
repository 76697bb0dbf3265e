/** Numbers as a drawing, and as a table for those who want them exactly. */
import { Hed } from '@masthead/ui';
import { BarChart } from './BarChart.tsx';
import styles from './Chart.module.css';
import { ChartTable } from './ChartTable.tsx';
import type { ChartData } from './data.ts';
import { LineChart } from './LineChart.tsx';
import { valueText } from './value-text.ts';

export function Chart({ data }: { data: ChartData }) {
  const spoken = `${data.title}: ${data.points.map(({ label, value }) => `${label} ${valueText(value, data)}`).join(', ')}`;
  return (
    <figure className={styles.chart}>
      <Hed as="p" size="3" className={styles.title}>
        {data.title}
      </Hed>
      {data.form === 'bar' ? <BarChart data={data} label={spoken} /> : <LineChart data={data} label={spoken} />}
      <ChartTable data={data} />
    </figure>
  );
}
