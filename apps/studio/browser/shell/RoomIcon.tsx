/** The rooms' drawings, on a 24 px grid. The link that each stands in carries the name. */
import type { ReactNode } from 'react';
import styles from './Shell.module.css';

const drawings = {
  stories: <path d="M4 5h16M4 10h16M4 15h10M4 20h7" />,
  coverage: (
    <>
      <circle cx="12" cy="12" r="2.5" fill="currentColor" stroke="none" />
      <path d="M7.5 16.5a6.4 6.4 0 0 1 0-9M16.5 7.5a6.4 6.4 0 0 1 0 9M4.6 19.4a10.5 10.5 0 0 1 0-14.8M19.4 4.6a10.5 10.5 0 0 1 0 14.8" />
    </>
  ),
  audience: <path d="M3 17l5-6 4 4 4-8 5 6" />,
  discussion: <path d="M4 5h16v11H10l-5 4v-4H4ZM8 9h8M8 12h5" />,
  ads: <path d="M3 6h18v12H3ZM7 15l2.5-6 2.5 6M8 13h3M15 9v6h1a3 3 0 0 0 0-6Z" />,
  missing: <path d="M4 20 20 4M6 6h5M6 6v5M18 18h-5M18 18v-5" />,
  errors: <path d="M12 3.5 2.5 20h19ZM12 10v4.5M12 17.3v.2" />,
  outbox: <path d="M3 6h18v12H3ZM3 7l9 6.5L21 7" />,
  people: (
    <path d="M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11ZM3 19.5c0-3.3 2.4-5.5 6-5.5s6 2.2 6 5.5M15.5 5a3.2 3.2 0 0 1 0 6M17.5 14.3c2.2.7 3.5 2.6 3.5 5.2" />
  ),
  log: <path d="M5 4h14v16H5ZM9 9h6M9 13h6" />,
} satisfies Record<string, ReactNode>;

export type RoomIconName = keyof typeof drawings;

export function RoomIcon({ name }: { name: RoomIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
