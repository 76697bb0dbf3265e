/** One experiment: what it is about, how visitors are split, and what they did so far. */
import { Alert, classes, Hed, Meta } from '@masthead/ui';
import { BucketTable } from './BucketTable.tsx';
import styles from './ExperimentCard.module.css';
import type { ExperimentState, ExperimentSummary } from './experiment-summary.ts';
import { ShareBar } from './ShareBar.tsx';

const STATES: Readonly<Record<ExperimentState, string>> = { running: 'Running', planned: 'Planned', ended: 'Ended' };

export function ExperimentCard({ experiment, counted }: { experiment: ExperimentSummary; counted: boolean }) {
  const { id, version, state, period, owner, hypothesis, audience, shares, mismatch } = experiment;
  return (
    <article className={styles.card} aria-label={id}>
      <div className={styles.head}>
        <Hed as="h3" size="4" className={styles.name}>
          <code>{id}</code> {version}
        </Hed>
        <span className={classes(styles.state, styles[state])}>{STATES[state]}</span>
      </div>
      <p className={styles.hypothesis}>{hypothesis}</p>
      <Meta>
        {period}. For readers {audience}. Asked for by: {owner}.
      </Meta>
      <ShareBar shares={shares} />
      {mismatch && (
        <Alert>
          The buckets have not been filled as they were allocated: chance alone does this with a probability of{' '}
          {mismatch}. Do not trust the figures below before somebody has found out why.
        </Alert>
      )}
      <BucketTable experiment={experiment} counted={counted} />
    </article>
  );
}
