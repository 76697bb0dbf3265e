/** What readers did, where they follow along, and what they looked for and did not find. */
import type { AudienceReport } from '@masthead/tracking';
import styles from './Lists.module.css';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { countOf } from './words.ts';

interface Of {
  report: AudienceReport;
}

const OF = { now: 'today so far', today: 'today so far', week: 'seven days', season: 'ninety days' } as const;

export const ActsOfReaders = ({ report: { range, acts } }: Of) => (
  <Panel title="Acts" of={OF[range]} place="acts">
    <dl className={styles.figures}>
      {(
        [
          ['Shop visits', acts.shopVisits],
          ['Joined a letter', acts.joinedLetters],
          ['New accounts', acts.newAccounts],
        ] as const
      ).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{countOf(count)}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);

export const LiveNow = ({ report: { live, known } }: Of) => (
  <Panel title="Live coverage" of="reading along" place="live">
    {live.length === 0 && <p className={panel.quiet}>Nobody reads along now.</p>}
    <dl className={styles.figures}>
      {live.map(({ storyId, readers }) => (
        <div key={storyId}>
          <dt>
            {known[storyId] ? (
              <a href={known[storyId].href}>{known[storyId].headline}</a>
            ) : (
              'Coverage that readers no longer see'
            )}
          </dt>
          <dd>{countOf(readers)}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);

export const EmptySearches = ({ report: { range, searches } }: Of) => (
  <Panel title="Looked for, not found" of={range === 'now' ? 'last 24 hours' : OF[range]} place="searches">
    {searches.length === 0 && <p className={panel.quiet}>Every search found something.</p>}
    <dl className={styles.figures}>
      {searches.map(({ terms, times }) => (
        <div key={terms}>
          <dt>{terms}</dt>
          <dd>{countOf(times)}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
