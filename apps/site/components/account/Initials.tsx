/** A reader without a picture: the first letters of what they are called. */
import styles from './Initials.module.css';
import { initialsOf } from './reader-name.ts';

export const Initials = ({ name, large = false }: { name: string; large?: boolean }) => (
  <span className={large ? styles.large : styles.initials} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
