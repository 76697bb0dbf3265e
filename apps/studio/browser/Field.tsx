/** A field with its name, a hint and what is wrong with it. */
import { type ReactNode, useId } from 'react';
import styles from './Desk.module.css';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children(about: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }): ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const about = error || hint ? { 'aria-describedby': `${id}-about` } : {};
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...about, ...(error && { 'aria-invalid': true }) })}
      {(error || hint) && (
        <small id={`${id}-about`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error || hint}
        </small>
      )}
    </div>
  );
}
