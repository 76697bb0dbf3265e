/** Links below each other on hairlines, hung from a rule: the neighbours of a topic. */
import { Hed } from '@masthead/ui';
import type { Link } from '../cards/card-story.ts';
import styles from './LinkList.module.css';

export function LinkList({ title, links }: { title: string; links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.list}>
      <Hed as="h2" size="4" className={styles.title}>
        {title}
      </Hed>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a className={styles.link} href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
