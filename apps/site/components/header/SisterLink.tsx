/** The way to the sister publication, under its own colours. */
import { classes } from '@masthead/ui';
import type { BrandKey } from '../../base/brands.ts';
import type { Link } from '../../base/link.ts';
import styles from './SisterLink.module.css';

interface SisterLinkProps {
  sister: Link;
  /** The sister's brand. */
  brand: BrandKey;
  className?: string | undefined;
}

export function SisterLink({ sister, brand, className }: SisterLinkProps) {
  return (
    <a className={classes(styles.sister, className)} data-brand={brand} href={sister.href}>
      {sister.label}
    </a>
  );
}
