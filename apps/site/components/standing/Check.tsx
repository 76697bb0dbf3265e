/** A box to tick, or one choice of several, with its name beside it. */
import type { ReactNode } from 'react';
import styles from './Check.module.css';

interface CheckProps {
  /** One of several of the same name may be chosen. */
  one?: boolean;
  name: string;
  value: string;
  checked?: boolean;
  /** The reader goes on here. */
  focused?: boolean;
  children: ReactNode;
}

export function Check({ one = false, name, value, checked = false, focused = false, children }: CheckProps) {
  return (
    <label className={styles.choice}>
      <input
        className={styles.box}
        type={one ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={checked}
        // biome-ignore lint/a11y/noAutofocus: who chose wrongly goes on where one chooses
        autoFocus={focused}
      />
      {children}
    </label>
  );
}
