/** What a deal costs, and how much that is below the list price. */
import { formatMoney, type Money } from '@masthead/model';
import { classes, VisuallyHidden } from '@masthead/ui';
import styles from './DealPrice.module.css';

interface DealPriceProps {
  price: Money;
  listPrice?: Money | undefined;
  /** Once on a page. */
  large?: boolean;
}

export function DealPrice({ price, listPrice, large = false }: DealPriceProps) {
  return (
    <p className={classes(styles.price, large && styles.large)}>
      <b>{large ? <WithRaisedSign text={formatMoney(price)} /> : formatMoney(price)}</b>
      {listPrice && (
        <span className={styles.was}>
          <strong>{savingOf(price, listPrice)}</strong>{' '}
          <s>
            <VisuallyHidden>Instead of </VisuallyHidden>
            {formatMoney(listPrice)} list price
          </s>
        </span>
      )}
    </p>
  );
}

/** "$849" with its sign raised. */
function WithRaisedSign({ text }: { text: string }) {
  const [, sign, amount] = /^(\D*)(.*)$/.exec(text) ?? [];
  return (
    <>
      <sup>{sign}</sup>
      {amount}
    </>
  );
}

/** "$250 off, 23%"; a saving that rounds to nothing has no percentage. */
function savingOf(price: Money, listPrice: Money): string {
  const saved = listPrice.cents - price.cents;
  const percent = Math.floor((saved / listPrice.cents) * 100);
  const off = `${formatMoney({ ...price, cents: saved })} off`;
  return percent > 0 ? `${off}, ${percent}%` : off;
}
