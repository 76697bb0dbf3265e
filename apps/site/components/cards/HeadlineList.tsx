/** A short list of headlines in the aside, hung from a rule; those with pictures stand beside them, with what they are known by. */
import { Hed } from '@masthead/ui';
import { Kept } from '../../base/Kept.tsx';
import { Card } from './Card.tsx';
import type { CardStory } from './card-story.ts';
import styles from './HeadlineList.module.css';
import { ListLines } from './ListLines.tsx';

export function HeadlineList({ title, stories }: { title: string; stories: readonly CardStory[] }) {
  if (stories.length === 0) return null;
  return (
    <Kept of={stories} as={`headlines ${title}`}>
      <div>
        <Hed as="h2" size="4" className={styles.title}>
          {title}
        </Hed>
        <ListLines>
          {stories.map((story) => (
            <Card key={story.id} story={story} size="5" kicker={false} row fact={story.picture && { kind: 'byline' }} />
          ))}
        </ListLines>
      </div>
    </Kept>
  );
}
