/** What stands around the card: on a page of its own the flag and the way to the terms, in a frame nothing. */
import { Flag, Wrap } from '@masthead/ui';
import type { ReactNode } from 'react';
import { FRONT_PAGE, PRIVACY, TERMS } from '../addresses.ts';
import styles from './Surroundings.module.css';

interface SurroundingsProps {
  brandName: string;
  isFramed: boolean;
  children: ReactNode;
}

export function Surroundings({ brandName, isFramed, children }: SurroundingsProps) {
  if (isFramed) return <main>{children}</main>;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Wrap className={styles.inner}>
          <Flag className={styles.flag} brandName={brandName} homeHref={FRONT_PAGE} />
        </Wrap>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        <a href={TERMS}>Terms of service</a>
        <a href={PRIVACY}>Privacy policy</a>
      </footer>
    </div>
  );
}
