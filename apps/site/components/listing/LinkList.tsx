/** Links below each other on hairlines, hung from a rule: the neighbours of a topic. */
import { Hed } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import { Links } from '../links/Links.tsx';
import styles from './LinkList.module.css';

export function LinkList({ title, links }: { title: string; links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.list}>
      <Hed as="h2" size="4" className={styles.title}>
        {title}
      </Hed>
      <Links links={links} linkClass={styles.link} />
    </div>
  );
}
