/** The verdict: the award, the score on the measure, and what it is made of. Nothing for a story that gives no score. */
import { classes } from '@masthead/ui';
import { Award } from './Award.tsx';
import { ScoreRuler } from './ScoreRuler.tsx';
import { SubScores } from './SubScores.tsx';
import { scoreFigures, scoreWord, spokenScore } from './score.ts';
import styles from './Verdict.module.css';
import type { VerdictData } from './verdict.ts';

export function Verdict({ verdict: { score, award, subScores } }: { verdict: VerdictData }) {
  if (!score && subScores.length === 0) return award ? <Award {...award} /> : null;
  const hasWhole = Boolean(score || award);
  return (
    <section className={classes(styles.verdict, hasWhole && subScores.length > 0 && styles.both)} aria-label="Verdict">
      {hasWhole && (
        <div className={styles.whole}>
          {award && <Award {...award} className={styles.award} />}
          {score && (
            <>
              <p className={styles.score}>
                <b>{scoreFigures(score.value)}</b>
                <span className={styles.words}>
                  <b>{scoreWord(score.value)}</b> of 10, tested {score.tested}
                </span>
              </p>
              <ScoreRuler value={score.value} label={spokenScore(score.value)} />
            </>
          )}
        </div>
      )}
      <SubScores scores={subScores} />
    </section>
  );
}
