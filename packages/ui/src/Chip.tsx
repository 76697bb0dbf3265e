/** A pill that leads to a tag or a filter. */
import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  href: string;
  children: ReactNode;
  /** How much it leads to. */
  count?: ReactNode;
  /** It is what the page shows, or one of the things it was narrowed by. */
  current?: 'page' | 'true' | undefined;
}

export function Chip({ href, children, count, current }: ChipProps) {
  return (
    <a className={styles.chip} href={href} aria-current={current}>
      {children}
      {count !== undefined && (
        <>
          {' '}
          <small>{count}</small>
        </>
      )}
    </a>
  );
}
