/** The numbers of a chart, for those who want them exactly. */
import styles from '../../chart/numbers.module.css';
import type { ChartData } from './data.ts';
import { valueText } from './value-text.ts';

export function ChartTable({ data }: { data: ChartData }) {
  return (
    <details className={styles.numbers}>
      <summary>The numbers as a table</summary>
      <table>
        <tbody>
          {data.points.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{valueText(value, data)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
