/** The forms of a topic's stories and its narrower topics, under its name; the row scrolls sideways where it does not fit. */
import type { Link } from '../../base/link.ts';
import styles from './SubNav.module.css';

interface SubNavProps {
  topic: string;
  /** All of the topic comes first. */
  links: Link[];
  /** The address of the one that is shown. */
  current: string;
}

export function SubNav({ topic, links, current }: SubNavProps) {
  if (links.length <= 1) return null;
  return (
    <nav className={styles.nav} aria-label={`In ${topic}`}>
      {links.map(({ label, href }) => (
        <a className={styles.link} key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
