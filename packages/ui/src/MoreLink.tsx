/** The way from a section to all of it. */
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './MoreLink.module.css';

export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.more} href={href}>
      {children} <Icon name="arrow" small />
    </a>
  );
}
