/** How far stories are read; the dotted line is the week before. */
import type { AudienceReport, Depth } from '@masthead/tracking';
import styles from './Drawing.module.css';
import { areaUnder, halfWay, lineThrough } from './drawing.ts';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { percentOf } from './words.ts';

const BOX = { width: 429, height: 100 };
const partsOf = (depth: readonly Depth[]): number[] => [1, ...depth.map(({ part }) => Math.min(1, part))];

export function HowFar({ report: { range, depth, usualDepth } }: { report: AudienceReport }) {
  const parts = partsOf(depth);
  const half = halfWay(depth);
  const x = (half / 100) * BOX.width;
  const line = lineThrough(parts, 1, BOX);
  const isKnown = depth.some(({ part }) => part > 0);
  const said = depth.map(({ percent, part }) => `${percentOf(part)} reach ${percent}%`).join(', ');
  return (
    <Panel title="How far they read" of={range === 'now' ? 'stories, last hour' : 'stories'} place="depth">
      {!isKnown && <p className={panel.quiet}>No story was scrolled in this time.</p>}
      {isKnown && (
        <svg className={styles.drawing} viewBox="0 -4 430 112" role="img" aria-label={`Scroll depth: ${said}`}>
          <path d={`M0 0H${BOX.width}M0 50H${BOX.width}M0 100H${BOX.width}`} className={styles.rule} />
          {usualDepth.some(({ part }) => part > 0) && (
            <path d={lineThrough(partsOf(usualDepth), 1, BOX)} className={styles.usualLine} />
          )}
          <path d={areaUnder(line, BOX.width, BOX)} className={styles.area} />
          <path d={line} className={styles.line} />
          <path d={`M${x} 0V100`} className={styles.needle} />
          <text x={half > 50 ? x - 7 : x + 7} y="94" textAnchor={half > 50 ? 'end' : 'start'} className={styles.strong}>
            half get to {Math.round(half)}%
          </text>
        </svg>
      )}
    </Panel>
  );
}
