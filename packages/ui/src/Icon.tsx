/** The design's own drawings, on a 24 px grid. Always decoration: the control beside it carries the name. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Icon.module.css';

const drawings = {
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v6M12 16.2v.2" />
    </>
  ),
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  copy: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2" />
      <path d="M5 15V5h10" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5M12 7.6v.2" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3 7 9 7 9-7" />
    </>
  ),
  menu: <path d="M3 7h18M3 12h18M3 17h12" />,
  /** Leads away from the site. */
  out: <path d="M9 6H5v13h13v-4M13 4h7v7M20 4l-9 9" />,
  pin: <path d="M9 3h6l-1 7 4 4H6l4-4ZM12 14v7" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 5 5" />
    </>
  ),
  share: <path d="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8" />,
  theme: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v16a8 8 0 0 0 0-16Z" fill="currentColor" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** Every drawing, for whoever shows them all. */
export const iconNames = Object.keys(drawings) as IconName[];

export const Icon = ({ name, small }: { name: IconName; small?: boolean }) => (
  <Drawing small={small}>{drawings[name]}</Drawing>
);

/** For a drawing that one app alone has: those above come with every page that shows one of them. */
export function Drawing({ small = false, children }: { small?: boolean | undefined; children: ReactNode }) {
  return (
    <svg className={classes(styles.icon, small && styles.small)} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
