/** How fast pages were for the 75th reader in a hundred, on rulers of good, fair and poor. */
import type { AudienceReport } from '@masthead/tracking';
import { VisuallyHidden } from '@masthead/ui';
import { type CSSProperties, useState } from 'react';
import styles from './HowFast.module.css';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { ERROR_PAGES, gradeOf, placeOf, VITALS, ZONES } from './vitals.ts';
import { shareOf } from './words.ts';

export function HowFast({ report: { range, vitals, views } }: { report: AudienceReport }) {
  const [chosen, setChosen] = useState('');
  const kinds = [...new Set(vitals.map(({ pageKind }) => pageKind))].filter((kind) => kind !== '');
  const kind = kinds.includes(chosen) ? chosen : '';
  const shown = VITALS.flatMap((vital) => {
    const measured = vitals.find(({ pageKind, metric }) => pageKind === kind && metric === vital.metric);
    return measured ? [{ vital, value: measured.p75 }] : [];
  });
  return (
    <Panel
      title="How fast it was"
      of={`75th reader in 100, ${range === 'now' ? 'last hour' : 'two days'}`}
      place="fast"
    >
      {shown.length === 0 && <p className={panel.quiet}>Nothing was measured in this time.</p>}
      {kinds.length > 0 && (
        <label className={styles.choice}>
          <VisuallyHidden>Kind of page</VisuallyHidden>
          <select value={kind} onChange={({ target }) => setChosen(target.value)}>
            <option value="">All pages</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul>
        {shown.map(({ vital, value }) => (
          <Ruler key={vital.metric} vital={vital} value={value} />
        ))}
        {views.all > 0 && <Ruler vital={ERROR_PAGES} value={shareOf(views.errors, views.all)} />}
      </ul>
    </Panel>
  );
}

/** "best-list" is "Best list". */
const nameOf = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

const Ruler = ({ vital, value }: { vital: (typeof VITALS)[number]; value: number }) => (
  <li className={styles.vital}>
    <span>{vital.label}</span>
    <span className={styles.ruler} style={{ '--place': placeOf(value, vital) } as CSSProperties} aria-hidden="true">
      {ZONES.map((length) => (
        <i key={length} style={{ '--part': length } as CSSProperties} />
      ))}
      <u />
    </span>
    <span className={styles.reached}>
      {vital.words(value)}
      <VisuallyHidden>, {gradeOf(value, vital)}</VisuallyHidden>
    </span>
  </li>
);
