/** What the panels of the settings are built from: heads, rows, fields, and what is said while something is on its way. */
import { Alert, Button, Hed, TextInput } from '@masthead/ui';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './parts.module.css';

export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <Hed as="h2" size="2">
        {title}
      </Hed>
      {children && <p className={styles.lead}>{children}</p>}
    </header>
  );
}

export function SubPart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.sub} aria-label={title}>
      <Hed as="h3" size="4">
        {title}
      </Hed>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}

interface RowProps {
  before?: ReactNode;
  name: ReactNode;
  fact?: ReactNode;
  children?: ReactNode;
}

/** One thing, one fact, one control. */
export const Row = ({ before, name, fact, children }: RowProps) => (
  <li className={styles.row}>
    {before ?? <span className={styles.tick} />}
    <div className={styles.who}>
      <b>{name}</b>
      {fact && <small>{fact}</small>}
    </div>
    {children}
  </li>
);

export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  label: string;
  hint?: ReactNode;
  wrong?: string | undefined;
}

export function Field({ label, hint, wrong, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong || hint ? `${id}-says` : undefined}
        {...input}
      />
      {(wrong || hint) && (
        <p id={`${id}-says`} className={wrong ? styles.wrong : styles.note} role={wrong ? 'alert' : undefined}>
          {wrong ?? hint}
        </p>
      )}
    </div>
  );
}

export const Waiting = () => (
  <p className={styles.waiting} role="status">
    One moment
  </p>
);

export const Failed = ({ message, again }: { message: string; again(): void }) => (
  <div className={styles.failed} role="alert">
    <Alert>{message}</Alert>
    <Button kind="line" small onClick={again}>
      Try again
    </Button>
  </div>
);
