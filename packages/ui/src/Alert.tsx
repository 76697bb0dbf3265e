/** Something went wrong, in a sentence that says what. */
import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { Icon } from './Icon.tsx';

export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className={styles.alert}>
      <Icon name="alert" />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
