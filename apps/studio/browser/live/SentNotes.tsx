/** Says what was not kept of a post that was sent: above the posts, where the newest stands, and to those who listen. */
import { Button } from '@masthead/ui';
import styles from '../Desk.module.css';
import type { SentNote } from './sent-notes.ts';

interface SentNotesProps {
  notes: readonly SentNote[];
  onRead(about: string): void;
}

export function SentNotes({ notes, onRead }: SentNotesProps) {
  return (
    <div role="status" aria-label="Left out">
      {notes.map(({ about, headline, leftOut }) => (
        <div key={about} className={styles.entry}>
          <p className={styles.waits}>Not all of {headline ? `“${headline}”` : 'what you sent'} was kept</p>
          <ul>
            {leftOut.map(({ message, near }) => (
              <li key={message}>
                {message}
                {near && ` (“${near}”)`}
              </li>
            ))}
          </ul>
          <div className={styles.row}>
            <Button small onClick={() => onRead(about)}>
              Understood
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}
