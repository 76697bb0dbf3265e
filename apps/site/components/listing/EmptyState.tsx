/** In place of stories where there are none: what that means, and the way to some. */
import { Hed } from '@masthead/ui';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  as: 'h2' | 'h3';
  title: string;
  children: ReactNode;
}

export function EmptyState({ as, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Hed as={as} size="3">
        {title}
      </Hed>
      {children}
    </div>
  );
}
