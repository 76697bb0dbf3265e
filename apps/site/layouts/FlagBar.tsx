/** A bar of the flag alone, where menus would lead away from what the reader came for. */
import { Flag, Wrap } from '@masthead/ui';
import type { ReactNode } from 'react';
import { type BrandKey, brands } from '../base/brands.ts';
import styles from './FlagBar.module.css';

/** `children` stand beside the flag. */
export function FlagBar({ brand, children }: { brand: BrandKey; children?: ReactNode }) {
  const { name, homeHref } = brands[brand];
  return (
    <header className={styles.bar}>
      <Wrap className={styles.inner}>
        <Flag className={styles.flag} brandName={name} homeHref={homeHref} />
        {children}
      </Wrap>
    </header>
  );
}
