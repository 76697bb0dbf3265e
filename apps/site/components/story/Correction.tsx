/** What we got wrong, and when we put it right, at the end of the story. */
import { displayDateTime, machineDate } from '@masthead/model';
import type { Corrected } from '../../pages/article/data.ts';
import styles from './Correction.module.css';

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
