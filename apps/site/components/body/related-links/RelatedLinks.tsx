/** Stories that belong to what a text just said, hung from a rule. */
import { HeadlineList } from '../../cards/HeadlineList.tsx';
import type { RelatedLinksData } from './data.ts';
import styles from './RelatedLinks.module.css';

export function RelatedLinks({ data: { title, stories } }: { data: RelatedLinksData }) {
  return (
    <aside className={styles.links} aria-label={title}>
      <HeadlineList title={title} stories={stories} />
    </aside>
  );
}
