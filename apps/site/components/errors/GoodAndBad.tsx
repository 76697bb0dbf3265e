/** The missing page, reviewed. */
import { classes } from '@masthead/ui';
import styles from './GoodAndBad.module.css';

export function GoodAndBad() {
  return (
    <div className={styles.lists}>
      <div>
        <h2 className={styles.title}>The good</h2>
        <ul>
          <li className={classes(styles.item, styles.good)}>Loads very quickly</li>
          <li className={classes(styles.item, styles.good)}>No spoilers</li>
        </ul>
      </div>
      <div>
        <h2 className={styles.title}>The bad</h2>
        <ul>
          <li className={styles.item}>Does not exist</li>
          <li className={styles.item}>May have moved, or never did</li>
        </ul>
      </div>
    </div>
  );
}
