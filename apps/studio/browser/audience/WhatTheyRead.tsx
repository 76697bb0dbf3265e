/** The stories that readers are in, with the attention that they have and where their readers came from. */
import type { AudienceReport, AudienceStory, StoryReading } from '@masthead/tracking';
import { classes, VisuallyHidden } from '@masthead/ui';
import type { CSSProperties } from 'react';
import drawing from './Drawing.module.css';
import { lineThrough } from './drawing.ts';
import { Meter } from './Meter.tsx';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import styles from './WhatTheyRead.module.css';
import { totalOf } from './WhereFrom.tsx';
import { countOf, minutesOf, percentOf, shareOf } from './words.ts';

const SPARK = { width: 94, height: 20 };
const LINE_OF = { now: 'Last hour', today: 'Today', week: 'Seven days', season: 'Ninety days' } as const;

export function WhatTheyRead({ report }: { report: AudienceReport }) {
  const { range, stories, known, now } = report;
  const longest = Math.max(report.engagedMs, ...stories.map(({ engagedMs }) => engagedMs), 1);
  return (
    <Panel title="What they read" of={`${countOf(now.stories)} with someone in them`} place="top">
      {stories.length === 0 && <p className={panel.quiet}>No story was read in this time.</p>}
      {stories.length > 0 && (
        <table className={styles.stories}>
          <thead>
            <tr>
              <th scope="col" className={styles.headline}>
                Story
              </th>
              <th scope="col" className={classes(styles.wider, styles.course)}>
                {LINE_OF[range]}
              </th>
              <th scope="col" className={styles.figure}>
                Here now
              </th>
              <th scope="col" className={styles.wider}>
                Engaged time
              </th>
              <th scope="col" className={styles.wider}>
                Search, us, rest
              </th>
            </tr>
          </thead>
          <tbody>
            {stories.map((story) => (
              <StoryRow
                key={story.storyId}
                story={story}
                known={known[story.storyId]}
                usualMs={report.engagedMs}
                longestMs={longest}
              />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

interface StoryRowProps {
  story: StoryReading;
  known: AudienceStory | undefined;
  usualMs: number;
  longestMs: number;
}

function StoryRow({ story: { hereNow, views, engagedMs, sources, line }, known, usualMs, longestMs }: StoryRowProps) {
  const top = Math.max(1, ...line);
  const all = totalOf(sources);
  const mix = [
    ['search', sources.search],
    ['our own pages', sources.own],
    ['elsewhere', all - sources.search - sources.own],
  ] as const;
  return (
    <tr>
      <th scope="row" className={styles.headline}>
        <span className={styles.thumb}>
          {known?.picture && <img src={known.picture} alt="" width="52" height="34" />}
        </span>
        {known ? (
          <a href={known.href} className={classes(known.judges && styles.judges)}>
            {known.headline}
          </a>
        ) : (
          <span className={panel.quiet}>A story that readers no longer see</span>
        )}
      </th>
      <td className={styles.wider}>
        <svg className={styles.spark} viewBox="0 -3 97 26" role="img" aria-label={`${countOf(views)} page views`}>
          <path d={lineThrough(line, top, SPARK)} className={drawing.line} />
          <circle
            cx={SPARK.width}
            cy={SPARK.height - ((line.at(-1) ?? 0) / top) * SPARK.height}
            r="2.6"
            className={drawing.point}
          />
        </svg>
      </td>
      <td className={styles.figure}>{countOf(hereNow)}</td>
      <td className={styles.wider}>
        <span className={styles.engaged}>
          <b>{minutesOf(engagedMs)}</b>
          <Meter value={engagedMs / longestMs} usual={usualMs / longestMs} />
        </span>
      </td>
      <td className={styles.wider}>
        <span className={styles.mix} aria-hidden="true">
          {mix.map(([name, count]) => (
            <i key={name} style={{ '--part': count } as CSSProperties} />
          ))}
        </span>
        <VisuallyHidden>
          {mix.map(([name, count]) => `${name} ${percentOf(shareOf(count, all))}`).join(', ')}
        </VisuallyHidden>
      </td>
    </tr>
  );
}
