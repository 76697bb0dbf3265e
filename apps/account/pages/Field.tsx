/** A field with its name, what stands beside the name, and what is wrong with it. */
import { TextInput } from '@masthead/ui';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { WarningDrawing } from './drawings.tsx';
import styles from './Field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  id: string;
  label: string;
  /** Such as the link of somebody who forgot what to write here. */
  beside?: ReactNode;
  /** What stands in the field, behind what is written. */
  inside?: ReactNode;
  error?: string | undefined;
  /** The element that says more about it. */
  hintId?: string | undefined;
}

export function Field({ id, label, beside, inside, error, hintId, ...input }: FieldProps) {
  const errorId = error ? `${id}-error` : undefined;
  const about = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {beside}
      </div>
      <div className={inside ? styles.peek : undefined}>
        <TextInput {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={about || undefined} />
        {inside}
      </div>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          <WarningDrawing /> {error}
        </p>
      )}
    </div>
  );
}
