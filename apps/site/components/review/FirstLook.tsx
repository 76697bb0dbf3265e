/** Says of a first look that it is no verdict yet. */
import styles from './FirstLook.module.css';

export const FirstLook = () => (
  <p className={styles.note}>
    <strong>First look.</strong> We have used it, and not yet tested it whole: a score comes with the review.
  </p>
);
