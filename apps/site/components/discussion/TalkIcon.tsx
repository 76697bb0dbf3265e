/** The drawings of the discussion; they come with its code. */
import styles from './Talk.module.css';

const drawings = {
  useful: 'M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20Z',
  reply: 'M10 6 4 12l6 6M4 12h9a7 7 0 0 1 7 7',
  report: 'M6 21V4h11l-2.5 4L17 12H6',
  more: 'M12 5v14M5 12h14',
  up: 'm6 15 6-6 6 6',
} as const;

export function TalkIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
