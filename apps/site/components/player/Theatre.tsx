/** A part of a page that is dark in either theme, for what is looked at rather than read. */
import { classes } from '@masthead/ui';
import type { ReactNode } from 'react';
import type { BrandKey } from '../../base/brands.ts';
import styles from './Theatre.module.css';

interface TheatreProps {
  /** Its colours are set anew here, as those of a theme are. */
  brand: BrandKey;
  className?: string | undefined;
  children: ReactNode;
}

export function Theatre({ brand, className, children }: TheatreProps) {
  return (
    <div className={classes(styles.theatre, className)} data-theme="dark" data-brand={brand}>
      {children}
    </div>
  );
}
