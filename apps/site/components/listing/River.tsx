/** The stories of a listing, newest first. */
import type { Instant } from '@masthead/model';
import type { CardStory } from '../cards/card-story.ts';
import { EmptyListing } from './EmptyListing.tsx';
import styles from './River.module.css';
import { RiverRow } from './RiverRow.tsx';

interface RiverProps {
  stories: readonly CardStory[];
  now: Instant;
  /** The rank of the headlines: one below the river's own heading. */
  as?: 'h2' | 'h3';
}

export function River({ stories, now, as = 'h3' }: RiverProps) {
  if (stories.length === 0) return <EmptyListing as={as} />;
  return (
    <ul>
      {stories.map((story) => (
        <li className={styles.item} key={story.id}>
          <RiverRow story={story} now={now} as={as} />
        </li>
      ))}
    </ul>
  );
}
