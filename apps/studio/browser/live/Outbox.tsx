/** What was sent and is not there yet: it stands where it will be, and says how it is doing. */
import { Button } from '@masthead/ui';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../Desk.module.css';
import type { Outgoing } from './draft.ts';

interface OutboxProps {
  outbox: readonly Outgoing[];
  onTakeBack(key: string): void;
  onDiscard(key: string): void;
}

export function Outbox({ outbox, onTakeBack, onDiscard }: OutboxProps) {
  return (
    <div role="status" aria-label="On its way">
      {outbox.map(({ key, headline, text, state, reason }) => (
        <article key={key} className={styles.entry}>
          <p className={state === 'refused' ? styles.wrong : styles.waits}>{sentenceOf(state, reason)}</p>
          {headline && <b>{headline}</b>}
          {text && <p className={styles.typed}>{text}</p>}
          {state === 'refused' && (
            <div className={styles.row}>
              <Button small onClick={() => onTakeBack(key)}>
                Write on
              </Button>
              <ConfirmButton label="Throw away" question="Lose this text?" onConfirm={() => onDiscard(key)} />
            </div>
          )}
        </article>
      ))}
    </div>
  );
}

function sentenceOf(state: Outgoing['state'], reason: string | undefined): string {
  if (state === 'refused') return `Not posted: ${reason}`;
  return reason ? `Kept here, and tried again: ${reason}` : 'On its way';
}
