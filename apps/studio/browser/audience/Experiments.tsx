/** Running experiments: by how much each bucket is above its control, as an interval that may be looked at on any day. */
import type { AudienceReport, ExperimentReading } from '@masthead/tracking';
import { classes } from '@masthead/ui';
import type { CSSProperties } from 'react';
import styles from './Experiments.module.css';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { countOf, timeIn } from './words.ts';

export const Experiments = ({ report: { experiments, zone } }: { report: AudienceReport }) => (
  <Panel title="Experiments" of="sequential test, safe to look at" place="experiments">
    {experiments.length === 0 && <p className={panel.quiet}>None is running.</p>}
    <ul className={styles.experiments}>
      {experiments.map((reading) => (
        <Reading key={`${reading.id} ${reading.bucket}`} reading={reading} zone={zone} />
      ))}
    </ul>
  </Panel>
);

function Reading({ reading, zone }: { reading: ExperimentReading; zone: string }) {
  const { id, bucket, hypothesis, readers, end, difference, mismatch } = reading;
  const verdict = verdictOf(reading);
  return (
    <li>
      <b title={hypothesis}>
        {id.replaceAll('_', ' ')}, {bucket}
      </b>
      <Interval difference={mismatch === undefined ? difference : undefined} />
      <span className={classes(verdict.look && panel[verdict.look])}>{verdict.words}</span>
      <small>
        {countOf(readers)} readers, until {timeIn(zone, end, { month: 'short', day: 'numeric' })}
      </small>
    </li>
  );
}

function verdictOf({ difference, mismatch }: ExperimentReading): { words: string; look?: 'more' | 'less' } {
  if (mismatch !== undefined) return { words: 'Shares are uneven: not to be believed', look: 'less' };
  if (!difference) return { words: 'Nobody was in it yet' };
  const points = (share: number): string => (Math.abs(share) * 100).toFixed(1);
  if (difference.low > 0)
    return { words: `Better, ${points(difference.low)} to ${points(difference.high)} points`, look: 'more' };
  if (difference.high < 0)
    return { words: `Worse, ${points(difference.high)} to ${points(difference.low)} points`, look: 'less' };
  return { words: 'Cannot tell yet' };
}

/** Twenty points to either side are drawn; what is wider runs out of the picture. */
const REACH = 0.2;
const placeOf = (share: number): number => 50 + (Math.max(-REACH, Math.min(REACH, share)) / REACH) * 50;

const Interval = ({ difference }: { difference: ExperimentReading['difference'] }) => (
  <span
    className={styles.interval}
    style={
      difference &&
      ({
        '--low': placeOf(difference.low),
        '--high': placeOf(difference.high),
        '--middle': placeOf((difference.low + difference.high) / 2),
      } as CSSProperties)
    }
    data-is={difference && (difference.low > 0 ? 'better' : difference.high < 0 ? 'worse' : undefined)}
    aria-hidden="true"
  >
    {difference && (
      <>
        <i />
        <u />
      </>
    )}
  </span>
);
