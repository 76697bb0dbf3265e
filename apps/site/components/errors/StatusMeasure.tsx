/** Even an error is measured: 404 scores 4.04. */
import { ScoreRuler } from '../review/ScoreRuler.tsx';
import styles from './StatusMeasure.module.css';

export function StatusMeasure({ status }: { status: number }) {
  const score = (status / 100).toFixed(2);
  return (
    <div>
      <p className={styles.number} aria-hidden="true">
        {score}
      </p>
      <div className={styles.measure}>
        <ScoreRuler value={Number(score)} label={`${score} out of 10`} />
      </div>
    </div>
  );
}
