/** Topics of the drawer in two columns. */
import type { Link } from '../cards/card-story.ts';
import styles from './Drawer.module.css';

export function DrawerTopics({ links }: { links: Link[] }) {
  return (
    <ul className={styles.topics}>
      {links.map((link) => (
        <li key={link.href}>
          <a className={styles.topic} href={link.href}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
