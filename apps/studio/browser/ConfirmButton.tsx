/** A button for what cannot be undone: it asks once more, in its own place. */
import { Button } from '@masthead/ui';
import { useState } from 'react';
import styles from './Desk.module.css';

interface ConfirmButtonProps {
  label: string;
  question: string;
  onConfirm(): void;
}

export function ConfirmButton({ label, question, onConfirm }: ConfirmButtonProps) {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button kind="line" small onClick={() => setAsks(true)}>
        {label}
      </Button>
    );
  return (
    <fieldset className={styles.confirm} aria-label={question}>
      <span>{question}</span>
      <Button
        small
        autoFocus
        onClick={() => {
          setAsks(false);
          onConfirm();
        }}
      >
        {label}
      </Button>
      <Button kind="line" small onClick={() => setAsks(false)}>
        Keep
      </Button>
    </fieldset>
  );
}
