/** The narrower topics under a topic's name; the row scrolls sideways where it does not fit. */
import type { Link } from '../cards/card-story.ts';
import styles from './SubNav.module.css';

interface SubNavProps {
  topic: string;
  /** The listing's own address: "All". */
  baseHref: string;
  links: Link[];
}

export function SubNav({ topic, baseHref, links }: SubNavProps) {
  if (links.length === 0) return <hr className={styles.rule} />;
  return (
    <nav className={styles.nav} aria-label={`In ${topic}`}>
      <a className={styles.link} href={baseHref} aria-current="page">
        All
      </a>
      {links.map((link) => (
        <a className={styles.link} key={link.href} href={link.href}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}
