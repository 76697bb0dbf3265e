/** A box to tick that looks like what it does: on or off. Its name comes from the label that it stands in. */
import type { InputHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import styles from './Switch.module.css';

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'>;

export function Switch({ className, ...rest }: SwitchProps) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
  return <input {...rest} className={classes(styles.switch, className)} type="checkbox" role="switch" />;
}
