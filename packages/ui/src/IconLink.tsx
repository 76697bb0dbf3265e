/** A link that looks like a round control and shows only a drawing; `label` is its name. */
import type { AnchorHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  icon: IconName;
  label: string;
  href: string;
}

export function IconLink({ icon, label, href, className, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} className={classes(styles.button, className)} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}
