/** A list of things that something can be done about: each its name, a few facts, and the button. */
import type { ReactNode } from 'react';
import styles from './ActionRows.module.css';

export const ActionRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

interface ActionRowProps {
  name: string;
  facts: ReactNode;
  /** What can be done. */
  children: ReactNode;
}

export const ActionRow = ({ name, facts, children }: ActionRowProps) => (
  <li className={styles.row}>
    <span>
      <b>{name}</b>
      <small>{facts}</small>
    </span>
    {children}
  </li>
);
