/** Something went wrong, in a sentence that says what; `warn` where it can be gone round. */
import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

interface AlertProps {
  kind?: 'error' | 'warn';
  /** What is drawn before it, where there is something more exact than an exclamation mark. */
  drawing?: ReactNode;
  children: ReactNode;
}

export function Alert({ kind = 'error', drawing = <Icon name="alert" />, children }: AlertProps) {
  return (
    <div className={classes(styles.alert, kind === 'warn' && styles.warn)}>
      {drawing}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
