/** The stories of a listing, newest first. */
import type { Instant } from '@masthead/model';
import type { CardStory } from '../cards/card-story.ts';
import { EmptyListing } from './EmptyListing.tsx';
import styles from './River.module.css';
import { RiverRow } from './RiverRow.tsx';

export function River({ stories, now }: { stories: CardStory[]; now: Instant }) {
  if (stories.length === 0) return <EmptyListing />;
  return (
    <ul>
      {stories.map((story) => (
        <li className={styles.item} key={story.id}>
          <RiverRow story={story} now={now} />
        </li>
      ))}
    </ul>
  );
}
