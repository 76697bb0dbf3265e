/** Something that unfolds, by itself: no script opens it, and where none runs it is open already. So it is on paper. */
import { Icon } from '@masthead/ui';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.label}>
        {label} <Icon name="chevron" small />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
