/** What stands around a room: the way to the others, on a rail beside it, or under the thumb on a phone. */
import { classes, VisuallyHidden } from '@masthead/ui';
import type { ReactNode } from 'react';
import {
  AUDIENCE_PATH,
  ERRORS_PATH,
  LOG_PATH,
  MISSING_PATH,
  OUTBOX_PATH,
  STORIES_PATH,
  STUDIO_PATH,
} from '../../rooms.ts';
import { RoomIcon, type RoomIconName } from './RoomIcon.tsx';
import styles from './Shell.module.css';

interface Way {
  name: RoomIconName;
  path: string;
  label: string;
  /** Where there is little room: words of the label. */
  short: string;
}

const GROUPS: readonly { name: string; ways: readonly Way[] }[] = [
  {
    name: 'Newsroom',
    ways: [
      { name: 'stories', path: STORIES_PATH, label: 'Stories', short: 'Stories' },
      { name: 'coverage', path: STUDIO_PATH, label: 'Live coverage', short: 'Live' },
    ],
  },
  {
    name: 'Readers',
    ways: [
      { name: 'audience', path: AUDIENCE_PATH, label: 'Audience', short: 'Audience' },
      { name: 'missing', path: MISSING_PATH, label: 'Missing addresses', short: 'Missing' },
      { name: 'errors', path: ERRORS_PATH, label: 'Errors of readers', short: 'Errors' },
    ],
  },
  {
    name: 'House',
    ways: [
      { name: 'outbox', path: OUTBOX_PATH, label: 'Outbox', short: 'Outbox' },
      { name: 'log', path: LOG_PATH, label: 'Log of writes', short: 'Log' },
    ],
  },
];

interface ShellProps {
  at: RoomIconName;
  /** The rail has drawings only, for rooms that need the width. */
  isNarrow?: boolean;
  /** Of the whole room; otherwise it is as the browser likes it. */
  theme?: 'light' | 'dark';
  children: ReactNode;
}

export function Shell({ at, isNarrow = false, theme, children }: ShellProps) {
  return (
    <div className={classes(styles.shell, isNarrow && styles.narrow)} data-theme={theme}>
      <div className={styles.rail}>
        <a className={styles.flag} href={STORIES_PATH}>
          <VisuallyHidden>Masthead newsroom</VisuallyHidden>
          <span aria-hidden="true">
            M<span className={styles.wide}>asthead</span>
          </span>
        </a>
        <nav className={styles.ways} aria-label="The desk">
          {GROUPS.map(({ name, ways }) => (
            <div key={name} className={styles.group}>
              <p className={classes(styles.groupName, styles.wide)}>{name}</p>
              <ul>
                {ways.map((way) => (
                  <WayTo key={way.name} way={way} isHere={way.name === at} />
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.room}>{children}</div>
    </div>
  );
}

const WayTo = ({ way: { name, path, label, short }, isHere }: { way: Way; isHere: boolean }) => (
  <li>
    <a className={styles.way} href={path} title={label} aria-label={label} aria-current={isHere ? 'page' : undefined}>
      <RoomIcon name={name} />
      <span className={styles.wide}>{label}</span>
      <span className={styles.short}>{short}</span>
    </a>
  </li>
);
