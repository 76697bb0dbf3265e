/** A round control that shows only a drawing; `label` is its name. */
import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classes(styles.button, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
