/** In the place of a list that is not there yet, or could not be asked for. */
import { Button } from '@masthead/ui';
import styles from './Desk.module.css';
import type { Asked } from './use-answer.ts';

export function Unanswered({ asked: { problem, again } }: { asked: Pick<Asked<unknown>, 'problem' | 'again'> }) {
  if (problem === '') return <p role="status">Looking…</p>;
  return (
    <div className={styles.row} role="alert">
      <p className={styles.error}>{problem}</p>
      <Button kind="line" small onClick={() => void again()}>
        Try again
      </Button>
    </div>
  );
}
