/** Where to buy, the cheapest first, how old the prices are, and who earns from it: said beside the buttons, in words. */
import type { Instant } from '@masthead/model';
import { Meta } from '@masthead/ui';
import { AffiliateLine } from './AffiliateLine.tsx';
import { Checked } from './Checked.tsx';
import { OfferRow } from './OfferRow.tsx';
import styles from './Offers.module.css';
import type { Market } from './offer.ts';
import { oldestCheck } from './oldest-check.ts';
import { PricesChecked } from './PricesChecked.tsx';
import { SoldOutRow } from './SoldOutRow.tsx';

interface OffersProps {
  title?: string | undefined;
  /** What is for sale, where several things are on one page. */
  of?: string;
  offers: Market['offers'];
  soldOut?: Market['soldOut'];
  /** What its maker asks. */
  listPrice?: string | undefined;
  /** When the prices were looked up, and when the page was made. */
  checkedAt?: Instant | undefined;
  now?: Instant;
  /** A button above has the brand's colour already. */
  quiet?: boolean;
}

export function Offers({
  title = 'Where to buy',
  of,
  offers,
  soldOut = [],
  listPrice,
  checkedAt,
  now,
  quiet = false,
}: OffersProps) {
  if (offers.length === 0 && soldOut.length === 0) return null;
  const checked = checkedAt ?? oldestCheck(offers);
  return (
    <section className={styles.offers} aria-label={of ? `${title}: ${of}` : title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {listPrice && <Meta as="span">List price {listPrice}</Meta>}
        {checked !== undefined && now !== undefined ? (
          <PricesChecked at={checked} now={now} />
        ) : (
          <Checked at={checked} several />
        )}
      </div>
      {offers.length === 0 && <p className={styles.none}>No shop we trust has it today.</p>}
      <ul className={styles.list}>
        {offers.map((offer, index) => (
          <OfferRow key={`${offer.merchant} ${offer.href}`} offer={offer} first={index === 0 && !quiet} />
        ))}
        {soldOut.map((shop) => (
          <SoldOutRow key={shop.merchant} shop={shop} />
        ))}
      </ul>
      {offers.length > 0 && <AffiliateLine />}
    </section>
  );
}
