/** The way between the rooms that everybody begins in. */
import { ERRORS_PATH, LOG_PATH, MISSING_PATH, type Room, STORIES_PATH, STUDIO_PATH } from '../rooms.ts';
import styles from './Desk.module.css';

const ROOMS = [
  { name: 'stories', path: STORIES_PATH, label: 'Stories' },
  { name: 'coverage', path: STUDIO_PATH, label: 'Live coverage' },
  { name: 'missing', path: MISSING_PATH, label: 'Missing addresses' },
  { name: 'errors', path: ERRORS_PATH, label: 'Errors of readers' },
  { name: 'log', path: LOG_PATH, label: 'Log of writes' },
] as const;

export function Rooms({ at }: { at: Room['name'] }) {
  return (
    <nav className={styles.rooms} aria-label="The desk">
      {ROOMS.map(({ name, path, label }) => (
        <a key={name} className={styles.pageLink} href={path} aria-current={name === at ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
