/** Every plan of every provider in one table, by what a hundred megabits cost: the way to compare that adverts avoid. */
import { formatCurrency } from '@masthead/model';
import { ColumnHeads } from '@masthead/ui';
import { Checked } from '../product/Checked.tsx';
import { oldestCheck } from '../product/oldest-check.ts';
import styles from './PlanTable.module.css';
import { formatSpeed, type Plan, type ProviderEntry, priceOfHundred } from './provider.ts';

type Row = Plan & Pick<ProviderEntry, 'type' | 'checkedAt'> & { provider: string };

const rowsOf = (providers: ProviderEntry[]): Row[] =>
  providers
    .flatMap(({ name, plans, ...shared }) => plans.map((plan) => ({ ...shared, ...plan, provider: name })))
    .sort((one, other) => priceOfHundred(one) - priceOfHundred(other));

export function PlanTable({ providers }: { providers: ProviderEntry[] }) {
  const rows = rowsOf(providers);
  return (
    <div className={styles.plans}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls, and the keyboard must be able to scroll it */}
      <section className={styles.box} aria-label="All plans" tabIndex={0}>
        <table className={styles.table}>
          <ColumnHeads columns={['Plan', 'Line', 'A month', 'Down', 'Up', 'Per 100 Mbit/s']} />
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.provider} ${row.name}`}>
                <th scope="row">
                  {row.name} <span className={styles.provider}>{row.provider}</span>
                </th>
                <td>{row.type}</td>
                <td className={styles.number}>{formatCurrency(row.price)}</td>
                <td className={styles.number}>{formatSpeed(row.down)}</td>
                <td className={styles.number}>{formatSpeed(row.up)}</td>
                <td className={styles.number}>${priceOfHundred(row).toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Checked at={oldestCheck(rows)} several />
    </div>
  );
}
