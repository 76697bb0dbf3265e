/** Says that somebody paid for a story, wherever it is shown. */
import { classes } from '@masthead/ui';
import styles from './PaidLabel.module.css';

/** `above`: within a headline, over its words. */
export const PaidLabel = ({ above = false }: { above?: boolean }) => (
  <span className={classes(styles.label, above && styles.above)}>Paid content</span>
);
