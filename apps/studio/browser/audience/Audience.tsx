/** What readers do, as it happens: on a desk, on a phone, and on the newsroom's wall. */
import { AUDIENCE_RANGES, type AudienceRange, type AudienceReport } from '@masthead/tracking';
import { Alert, Button } from '@masthead/ui';
import { useState } from 'react';
import type { AskDesk } from '../desk-client.ts';
import { Shell } from '../shell/Shell.tsx';
import styles from './Audience.module.css';
import { Experiments } from './Experiments.tsx';
import { HowFar } from './HowFar.tsx';
import { HowFast } from './HowFast.tsx';
import { ActsOfReaders, EmptySearches, LiveNow } from './Lists.tsx';
import { Pair } from './Panel.tsx';
import { ReadersNow } from './ReadersNow.tsx';
import { useAudience } from './use-audience.ts';
import { useTheme } from './use-theme.ts';
import { useWall } from './use-wall.ts';
import { WhatTheyRead } from './WhatTheyRead.tsx';
import { WhereFrom } from './WhereFrom.tsx';

const RANGE_NAMES: Readonly<Record<AudienceRange, string>> = {
  now: 'Now',
  today: 'Today',
  week: 'Week',
  season: 'Season',
};

interface AudienceProps {
  token: string;
  ask: AskDesk;
}

export function Audience({ token, ask }: AudienceProps) {
  const [range, setRange] = useState<AudienceRange>('now');
  const { report, trouble } = useAudience(token, ask, range);
  const { theme, other, change } = useTheme();
  const { isWall, toggle } = useWall();
  return (
    <Shell at="audience" isNarrow theme={theme}>
      <div className={styles.room} data-wall={isWall || undefined}>
        <header className={styles.head}>
          <h1>Audience</h1>
          <fieldset className={styles.ranges}>
            <legend className={styles.unseen}>Range</legend>
            {AUDIENCE_RANGES.map((each) => (
              <button key={each} type="button" aria-pressed={each === range} onClick={() => setRange(each)}>
                {RANGE_NAMES[each]}
              </button>
            ))}
          </fieldset>
          <p className={styles.told}>Counted on our own servers, of readers who may be measured</p>
          <Button kind="line" small onClick={change}>
            {other === 'light' ? 'Light' : 'Dark'}
          </Button>
          <Button
            kind="line"
            small
            className={styles.toWall}
            aria-pressed={isWall}
            aria-keyshortcuts="W"
            onClick={toggle}
          >
            Wall <kbd>W</kbd>
          </Button>
        </header>
        <div role="alert" className={styles.trouble}>
          {trouble && <Alert>Nothing new comes: {trouble}. It is tried again.</Alert>}
        </div>
        {report ? <Wall report={report} /> : <p className={styles.waiting}>Counting…</p>}
      </div>
    </Shell>
  );
}

const Wall = ({ report }: { report: AudienceReport }) => (
  <div className={styles.wall} data-range={report.range}>
    <ReadersNow report={report} />
    <Pair>
      <WhereFrom report={report} />
      <HowFar report={report} />
    </Pair>
    <WhatTheyRead report={report} />
    <Pair>
      <HowFast report={report} />
      <LiveNow report={report} />
    </Pair>
    <Experiments report={report} />
    <ActsOfReaders report={report} />
    <EmptySearches report={report} />
  </div>
);
