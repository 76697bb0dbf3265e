/** A line above the page that says who pays for it, or what becomes of what the reader tells us. */
import { Wrap } from '@masthead/ui';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.notice} role="note">
      <Wrap>
        <p className={styles.text}>{children}</p>
      </Wrap>
    </div>
  );
}
