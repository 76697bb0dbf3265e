/** A box to tick with its name beside it; round where one of several is chosen. */
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './TickBox.module.css';

interface TickBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** One of several of the same name may be chosen. */
  one?: boolean;
  children: ReactNode;
}

export function TickBox({ one = false, className, children, ...rest }: TickBoxProps) {
  return (
    <label className={classes(styles.choice, className)}>
      <input {...rest} type={one ? 'radio' : 'checkbox'} className={styles.box} />
      {children}
    </label>
  );
}

interface TickBoxLinkProps {
  className?: string | undefined;
  href: string;
  children: ReactNode;
}

/** A link in its place where nothing can be ticked without a script, in the same room. */
export function TickBoxLink({ className, href, children }: TickBoxLinkProps) {
  return (
    <a className={classes(styles.choice, className)} href={href}>
      <span className={styles.box} aria-hidden="true" />
      {children}
    </a>
  );
}
