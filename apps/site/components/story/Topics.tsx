/** What a story is about, as chips, and the way to pass it on. */
import { Chip } from '@masthead/ui';
import type { Link } from '../cards/card-story.ts';
import { ShareButton } from './ShareButton.tsx';
import styles from './Topics.module.css';

export function Topics({ topics }: { topics: Link[] }) {
  return (
    <div className={styles.topics}>
      {topics.map((topic) => (
        <Chip key={topic.href} href={topic.href}>
          {topic.label}
        </Chip>
      ))}
      <ShareButton form="words" />
    </div>
  );
}
