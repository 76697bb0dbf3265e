/** Said in the place of offers when there are none. */
import styles from './Offers.module.css';

export const NoOffers = () => (
  <section className={styles.offers} aria-label="Where to buy">
    <h2 className={styles.title}>Where to buy</h2>
    <p className={styles.none}>No shop we trust has it today.</p>
  </section>
);
