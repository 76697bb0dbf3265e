/** The look that Button and ButtonLink share. */
import styles from './Button.module.css';
import { classes } from './classes.ts';

export interface ButtonLook {
  kind?: 'ink' | 'brand' | 'line' | 'quiet';
  small?: boolean;
}

export function buttonClass({ kind = 'ink', small = false }: ButtonLook, className?: string): string {
  return classes(styles.button, kind !== 'ink' && styles[kind], small && styles.small, className);
}
