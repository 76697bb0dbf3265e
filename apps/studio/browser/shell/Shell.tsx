/** What stands around a room: the way to the others, on a rail beside it, or under the thumb on a phone. */
import { classes, VisuallyHidden } from '@masthead/ui';
import type { ReactNode } from 'react';
import {
  ADS_PATH,
  AUDIENCE_PATH,
  DISCUSSION_PATH,
  ERRORS_PATH,
  LOG_PATH,
  ME_PATH,
  MISSING_PATH,
  OUTBOX_PATH,
  PEOPLE_PATH,
  ROOM_RIGHTS,
  STORIES_PATH,
  STUDIO_PATH,
} from '../../rooms.ts';
import { useMay, useSession } from '../session.ts';
import { useToken } from '../token.ts';
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
      { name: 'discussion', path: DISCUSSION_PATH, label: 'Discussion', short: 'Discussion' },
      { name: 'missing', path: MISSING_PATH, label: 'Missing addresses', short: 'Missing' },
      { name: 'errors', path: ERRORS_PATH, label: 'Errors of readers', short: 'Errors' },
    ],
  },
  {
    name: 'Business',
    ways: [{ name: 'ads', path: ADS_PATH, label: 'Advertising', short: 'Advertising' }],
  },
  {
    name: 'House',
    ways: [
      { name: 'people', path: PEOPLE_PATH, label: 'People', short: 'People' },
      { name: 'outbox', path: OUTBOX_PATH, label: 'Outbox', short: 'Outbox' },
      { name: 'log', path: LOG_PATH, label: 'Log of writes', short: 'Log' },
    ],
  },
];

interface ShellProps {
  at: RoomIconName | 'me';
  /** The rail has drawings only, for rooms that need the width. */
  isNarrow?: boolean;
  /** Of the whole room; otherwise it is as the browser likes it. */
  theme?: 'light' | 'dark';
  children: ReactNode;
}

export function Shell({ at, isNarrow = false, theme, children }: ShellProps) {
  const may = useMay();
  const person = useSession();
  const token = useToken();
  const isOpen = ({ name }: Way): boolean => {
    const right = ROOM_RIGHTS[name];
    // People are looked after by people: no token opens that room.
    return right === null || (name === 'people' && token !== '' ? false : may(right));
  };
  const groups = GROUPS.map(({ name, ways }) => ({ name, ways: ways.filter(isOpen) })).filter(
    ({ ways }) => ways.length > 0,
  );
  return (
    <div className={classes(styles.shell, isNarrow && styles.narrow)} data-theme={theme}>
      <div className={styles.rail}>
        <a className={styles.flag} href={may('read') ? STORIES_PATH : STUDIO_PATH}>
          <VisuallyHidden>Masthead newsroom</VisuallyHidden>
          <span aria-hidden="true">
            M<span className={styles.wide}>asthead</span>
          </span>
        </a>
        <nav className={styles.ways} aria-label="The desk">
          {groups.map(({ name, ways }) => (
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
        {person && token === '' && (
          <a
            className={styles.me}
            href={ME_PATH}
            aria-current={at === 'me' ? 'page' : undefined}
            ref={at === 'me' ? showWay : undefined}
          >
            <b>{isNarrow ? initialsOf(person.name) : person.name}</b>
            {!isNarrow && <small>{person.role}</small>}
          </a>
        )}
      </div>
      <div className={styles.room}>{children}</div>
    </div>
  );
}

/** Under the thumb there is not room for all: the one where somebody is can be seen. */
function showWay(way: HTMLElement | null): void {
  way?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');

const WayTo = ({ way: { name, path, label, short }, isHere }: { way: Way; isHere: boolean }) => (
  <li>
    <a
      className={styles.way}
      href={path}
      title={label}
      aria-label={label}
      aria-current={isHere ? 'page' : undefined}
      ref={isHere ? showWay : undefined}
    >
      <RoomIcon name={name} />
      <span className={styles.wide}>{label}</span>
      <span className={styles.short}>{short}</span>
    </a>
  </li>
);
