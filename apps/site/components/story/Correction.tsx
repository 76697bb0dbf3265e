/** What we got wrong, and when we put it right, at the end of the story. */
import { displayDateTime, machineDate } from '@masthead/model';
import styles from './Correction.module.css';
import type { Corrected } from './read-story.ts';

export function Correction({ correction }: { correction: Corrected | undefined }) {
  if (!correction) return null;
  const { text, at } = correction;
  return (
    <p className={styles.note}>
      <b>
        Correction
        {at !== undefined && (
          <>
            , <time dateTime={machineDate(at)}>{displayDateTime(at)}</time>
          </>
        )}
        .
      </b>{' '}
      {text}
    </p>
  );
}
