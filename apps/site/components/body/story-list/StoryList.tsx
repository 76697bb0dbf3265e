/** A numbered list of stories of any kind: reviews, lists, galleries and videos side by side, each with the fact it is known by. */
import { Hed } from '@masthead/ui';
import { Card } from '../../cards/Card.tsx';
import type { StoryListData } from './data.ts';
import styles from './StoryList.module.css';

export function StoryList({ data: { title, stories } }: { data: StoryListData }) {
  return (
    <section className={styles.box} aria-label={title}>
      <Hed as="h2" size="3">
        {title}
      </Hed>
      <ol className={styles.list}>
        {stories.map((story) => (
          <li className={styles.item} key={story.id}>
            <Card story={story} size="4" row dek fact={{ kind: 'byline' }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
