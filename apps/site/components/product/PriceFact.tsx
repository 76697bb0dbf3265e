/** What a product costs now, and how much that is below its list price. */
import { formatMoney, type Instant, type Money } from '@masthead/model';
import { Fact, VisuallyHidden } from '@masthead/ui';
import { Checked } from './Checked.tsx';
import styles from './PriceFact.module.css';

interface PriceFactProps {
  product: string;
  price: Money;
  /** Only where it is higher. */
  listPrice?: Money;
  checkedAt?: Instant;
}

export function PriceFact({ product, price, listPrice, checkedAt }: PriceFactProps) {
  return (
    <Fact>
      <b className={styles.price}>{formatMoney(price)}</b>
      {listPrice && (
        <>
          <s>
            <VisuallyHidden>List price </VisuallyHidden>
            {formatMoney(listPrice)}
          </s>
          <span className={styles.down}>{`${percentOff(price, listPrice)}% off`}</span>
        </>
      )}
      <span className={styles.product}>{product}</span>
      <Checked at={checkedAt} />
    </Fact>
  );
}

const percentOff = (price: Money, listPrice: Money): number => Math.round((1 - price.cents / listPrice.cents) * 100);
