/** A form of the settings: its fields, the button that sends them, and what is said when that is done. */
import { Button } from '@masthead/ui';
import type { ReactNode } from 'react';
import styles from './forms.module.css';
import type { Sending } from './use-sending.ts';

interface SendingFormProps {
  sending: Sending;
  /** What the button says. */
  deed: string;
  kind?: 'brand' | 'quiet';
  /** Something wrong is said by the field that it is about; without one, by the button. */
  children?: ReactNode;
}

export function SendingForm({ sending: { isBusy, wrong, done, onSubmit }, deed, kind, children }: SendingFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      <div className={styles.acts}>
        <Button type="submit" {...(kind && { kind })} small loading={isBusy}>
          {deed}
        </Button>
        <span role="status">{done ?? (children ? undefined : wrong)}</span>
      </div>
    </form>
  );
}
