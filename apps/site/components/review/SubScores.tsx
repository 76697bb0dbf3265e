/** The parts of a score, each on a measure of its own. */
import { Measure } from '@masthead/ui';
import styles from './SubScores.module.css';
import { scoreFigures, spokenScore } from './score.ts';
import type { SubScore } from './verdict.ts';

export function SubScores({ scores }: { scores: SubScore[] }) {
  if (scores.length === 0) return null;
  return (
    <dl className={styles.scores}>
      {scores.map(({ name, score }) => (
        <div className={styles.score} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.measure}>
            <Measure value={score} label={spokenScore(score)} />
          </dd>
          <dd className={styles.figures} aria-hidden="true">
            {scoreFigures(score)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
