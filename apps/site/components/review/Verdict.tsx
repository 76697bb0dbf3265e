/** The verdict: the award, the score on the measure, and what it is made of. Nothing for a story that gives no score. */
import { displayDay } from '@masthead/model';
import { Award } from './Award.tsx';
import { ScoreRuler } from './ScoreRuler.tsx';
import { SubScores } from './SubScores.tsx';
import { scoreFigures, scoreWord, spokenScore } from './score.ts';
import styles from './Verdict.module.css';
import type { VerdictData } from './verdict.ts';

export function Verdict({ verdict: { score, testedAt, editorsChoice, subScores } }: { verdict: VerdictData }) {
  if (score === undefined && subScores.length === 0) return editorsChoice ? <Award /> : null;
  return (
    <section className={styles.verdict} aria-label="Verdict">
      {(score !== undefined || editorsChoice) && (
        <div className={styles.whole}>
          {editorsChoice && <Award className={styles.award} />}
          {score !== undefined && (
            <>
              <p className={styles.score}>
                <b>{scoreFigures(score)}</b>
                <span className={styles.words}>
                  <b>{scoreWord(score)}</b> of 10, tested {displayDay(testedAt)}
                </span>
              </p>
              <ScoreRuler value={score} label={spokenScore(score)} />
            </>
          )}
        </div>
      )}
      <SubScores scores={subScores} />
    </section>
  );
}
