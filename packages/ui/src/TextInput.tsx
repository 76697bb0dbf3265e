/** A line to write in. Its name comes from the label that it belongs to; what is wrong with it, from its user. */
import type { InputHTMLAttributes } from 'react';
import styles from './TextInput.module.css';

export const TextInput = (input: Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>) => (
  <input {...input} className={styles.input} />
);
