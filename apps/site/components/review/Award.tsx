/** The mark of a product that our editors would choose, and since when. */
import { classes } from '@masthead/ui';
import styles from './Award.module.css';

interface AwardProps {
  since?: string | undefined;
  className?: string | undefined;
}

export const Award = ({ since, className }: AwardProps) => (
  <p className={classes(styles.award, className)}>
    Editors’ Choice{since && <span className={styles.since}>{since}</span>}
  </p>
);
