/** Where readers came from; the needle is the week before. */
import { type AudienceReport, SOURCES, type Source, type Sources } from '@masthead/tracking';
import { Meter } from './Meter.tsx';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import styles from './WhereFrom.module.css';
import { percentOf, shareOf } from './words.ts';

const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  search: 'Search',
  own: 'Our own pages',
  direct: 'Straight to us',
  social: 'Social',
  letter: 'Letters',
  alert: 'Alerts',
  other: 'Other sites',
};

export const totalOf = (sources: Sources): number => SOURCES.reduce((sum, source) => sum + sources[source], 0);

export function WhereFrom({ report: { range, sources, usualSources } }: { report: AudienceReport }) {
  const [all, usual] = [totalOf(sources), totalOf(usualSources)];
  const shown = SOURCES.toSorted((a, b) => sources[b] - sources[a]);
  // Nobody needs a bar for the whole: the longest is most of the width.
  const longest = Math.max(...SOURCES.map((source) => shareOf(sources[source], all)), 0.01) / 0.8;
  return (
    <Panel title="Where from" of={range === 'now' ? 'last 5 min' : 'page views'} place="from">
      {all === 0 && <p className={panel.quiet}>Nobody came in this time.</p>}
      <ul className={styles.sources} hidden={all === 0}>
        {shown.map((source) => (
          <li key={source}>
            <span>{SOURCE_NAMES[source]}</span>
            <Meter
              value={shareOf(sources[source], all) / longest}
              usual={usual === 0 ? undefined : shareOf(usualSources[source], usual) / longest}
            />
            <span>{percentOf(shareOf(sources[source], all))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
