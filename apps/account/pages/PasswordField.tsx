/** Where a password is written, and can be looked at where a script runs. */
import type { ReactNode } from 'react';
import { ClosedEye, OpenEye } from './drawings.tsx';
import { Field } from './Field.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  label: string;
  isNew?: boolean;
  beside?: ReactNode;
  error?: string | undefined;
  hintId?: string;
  focused?: boolean;
}

export function PasswordField({ label, isNew = false, beside, error, hintId, focused = false }: PasswordFieldProps) {
  return (
    <Field
      id="password"
      name="password"
      type="password"
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      spellCheck={false}
      autoCapitalize="none"
      required
      beside={beside}
      error={error}
      hintId={hintId}
      autoFocus={focused || error !== undefined}
      inside={
        <button
          type="button"
          className={styles.eye}
          aria-label="Show password"
          aria-pressed="false"
          aria-controls="password"
          data-eye
        >
          <OpenEye />
          <ClosedEye />
        </button>
      }
    />
  );
}
