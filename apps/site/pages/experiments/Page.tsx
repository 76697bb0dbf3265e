/** The summary of experiments: all that there are, those that run now first. */
import { Hed } from '@masthead/ui';
import { ExperimentCard } from '../../components/experiments/ExperimentCard.tsx';
import type { ExperimentState } from '../../components/experiments/experiment-summary.ts';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { ExperimentsPageData } from './data.ts';
import styles from './Page.module.css';

const GROUPS: readonly (readonly [state: ExperimentState, title: string, none: string])[] = [
  ['running', 'Running now', 'None. Every reader sees the same pages.'],
  ['planned', 'Planned', ''],
  ['ended', 'Ended', ''],
];

export function Page({ data: { experiments, counted, counting, ...text } }: { data: ExperimentsPageData }) {
  return (
    <StandingPage {...text}>
      {!counting && (
        <p className={styles.group}>
          This site does not count its readers now, so no figures are added to those below.
        </p>
      )}
      {!counted && <p className={styles.group}>The figures cannot be had at the moment.</p>}
      {GROUPS.map(([state, title, none]) => {
        const group = experiments.filter((experiment) => experiment.state === state);
        if (group.length === 0 && !none) return null;
        return (
          <section key={state} className={styles.group} aria-label={title}>
            <Hed as="h2" size="2">
              {title}
            </Hed>
            {group.length === 0 && <p>{none}</p>}
            {group.map((experiment) => (
              <ExperimentCard key={experiment.id} experiment={experiment} counted={counted} />
            ))}
          </section>
        );
      })}
    </StandingPage>
  );
}
