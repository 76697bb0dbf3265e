/** Something that can be on or off: its name, what it does, and its switch. */
import { type ReactNode, useId } from 'react';
import { Switch, type SwitchProps } from './Switch.tsx';
import styles from './SwitchRow.module.css';

interface SwitchRowProps extends Omit<SwitchProps, 'id' | 'className' | 'children'> {
  label: string;
  children: ReactNode;
}

export function SwitchRow({ label, children, ...input }: SwitchRowProps) {
  // One page may have the same row twice, such as below a dialog that has it.
  const id = useId();
  const about = `${id}-about`;
  return (
    <label className={styles.row} htmlFor={id}>
      <b className={styles.name}>{label}</b>
      <span className={styles.does} id={about}>
        {children}
      </span>
      <Switch {...input} className={styles.switch} id={id} aria-label={label} aria-describedby={about} />
    </label>
  );
}
