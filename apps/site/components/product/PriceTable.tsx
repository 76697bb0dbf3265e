/** Every price that a product has had, newest first, for those who want them exactly. */
import { displayDay } from '@masthead/model';
import styles from '../chart/numbers.module.css';
import type { PricePoint } from './offer.ts';
import { priceText } from './price-text.ts';

export const PriceTable = ({ points }: { points: PricePoint[] }) => (
  <details className={styles.numbers}>
    <summary>All prices as a table</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Lowest price</th>
        </tr>
      </thead>
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
