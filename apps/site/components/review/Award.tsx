/** The mark of a product that our editors would choose. */
import { classes } from '@masthead/ui';
import styles from './Award.module.css';

export function Award({ className }: { className?: string | undefined }) {
  return <p className={classes(styles.award, className)}>Editors’ Choice</p>;
}
