/** How many are here, against how many usually are, and how it came to that. */
import type { AudienceReport } from '@masthead/tracking';
import { classes } from '@masthead/ui';
import { LineChart } from './LineChart.tsx';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import styles from './ReadersNow.module.css';
import { againstUsual, countOf, timeIn } from './words.ts';

const TITLES: Readonly<Record<AudienceReport['range'], string>> = {
  now: 'Readers now',
  today: 'Readers today',
  week: 'Readers this week',
  season: 'Readers this season',
};
const PARTS: Readonly<Record<AudienceReport['range'], string>> = {
  now: 'in five minutes',
  today: 'in five minutes',
  week: 'in each hour',
  season: 'in each day',
};

export function ReadersNow({ report }: { report: AudienceReport }) {
  const { range, at, zone, now, line } = report;
  const weekday = timeIn(zone, at, { weekday: 'long' });
  const current = line.readers.length - 1;
  // The last part is still growing; who is here now is the same figure of the last five minutes.
  const readers = line.step > 300_000 ? line.readers : [...line.readers.slice(0, -1), now.readers];
  const compared =
    line.usual && range !== 'season' ? againstUsual(readers[current] ?? 0, line.usual[current] ?? 0, weekday) : null;
  const peak = Math.max(0, ...readers);
  const peakAt = line.from + readers.indexOf(peak) * line.step;
  return (
    <Panel
      title={TITLES[range]}
      of={`counted at ${timeIn(zone, at, { hour: 'numeric', minute: '2-digit', second: '2-digit' })}`}
      place="now"
    >
      <div className={styles.now}>
        <b>{countOf(now.readers)}</b>
        <p>
          {compared && <span className={classes(compared.isMore ? panel.more : panel.less)}>{compared.words}</span>}
          {peak > 0 && (
            <span className={panel.quiet}>
              peak {countOf(peak)} {PARTS[range]}, {momentOf(range, zone, peakAt)}
            </span>
          )}
        </p>
      </div>
      <LineChart line={{ ...line, readers }} zone={zone} weekday={weekday} />
    </Panel>
  );
}

const momentOf = (range: AudienceReport['range'], zone: string, instant: number): string =>
  range === 'now' || range === 'today'
    ? `at ${timeIn(zone, instant)}`
    : `on ${timeIn(zone, instant, range === 'week' ? { weekday: 'long', hour: 'numeric' } : { month: 'short', day: 'numeric' })}`;
