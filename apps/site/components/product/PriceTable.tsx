/** Every price that a product has had, newest first, for those who want them exactly. */
import { displayDay } from '@masthead/model';
import { ColumnHeads } from '@masthead/ui';
import styles from '../chart/numbers.module.css';
import type { PricePoint } from './offer.ts';
import { priceText } from './price-text.ts';

interface PriceTableProps {
  points: PricePoint[];
  /** What it says of itself while it is folded. */
  title?: string;
}

export const PriceTable = ({ points, title = 'All prices as a table' }: PriceTableProps) => (
  <details className={styles.numbers}>
    <summary>{title}</summary>
    <table>
      <ColumnHeads columns={['From', 'Lowest price']} />
      <tbody>
        {points.toReversed().map(({ at, cents }) => (
          <tr key={at}>
            <th scope="row">{displayDay(at)}</th>
            <td>{priceText(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
