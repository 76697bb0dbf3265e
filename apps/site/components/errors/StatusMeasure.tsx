/** Even an error is measured: 404 scores 4.04. */
import { Measure } from '@masthead/ui';
import styles from './StatusMeasure.module.css';

export function StatusMeasure({ status }: { status: number }) {
  const score = (status / 100).toFixed(2);
  return (
    <div>
      <p className={styles.number} aria-hidden="true">
        {score}
      </p>
      <div className={styles.measure}>
        <Measure value={Number(score)} size="l" label={`${score} out of 10`} />
        <div className={styles.scale} aria-hidden="true">
          <span>0</span>
          <span>5</span>
          <span>10</span>
        </div>
      </div>
    </div>
  );
}
