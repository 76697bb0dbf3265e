/** Names a topic or a form above a headline, with the brand's tick before it. Never two of them. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Kicker.module.css';

interface KickerProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Kicker({ href, className, children }: KickerProps) {
  return (
    <a className={classes(styles.kicker, className)} href={href}>
      {children}
    </a>
  );
}
