/** A line to write on, with its name, a hint and what is wrong with it. */
import type { ComponentProps } from 'react';
import styles from './Desk.module.css';
import { Field } from './Field.tsx';

interface InputFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export const InputField = ({ label, hint, error, ...input }: InputFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(about) => <input {...about} {...input} className={styles.input} />}
  </Field>
);
