/** A page's score on the large measure, with the ends and the middle of the scale named. */
import { Measure } from '@masthead/ui';
import styles from './ScoreRuler.module.css';

export function ScoreRuler({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <Measure value={value} size="l" label={label} />
      <div className={styles.scale} aria-hidden="true">
        <span>0</span>
        <span>5</span>
        <span>10</span>
      </div>
    </div>
  );
}
