/** Text for those who listen to the page. */
import type { HTMLAttributes } from 'react';
import styles from './VisuallyHidden.module.css';

export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
