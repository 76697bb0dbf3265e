/** A shelf of the front page: stories of one kind side by side, on bench. */
import { Section } from '@masthead/ui';
import { Card } from '../cards/Card.tsx';
import type { CardStory, Link } from '../cards/card-story.ts';
import styles from './Shelf.module.css';

interface ShelfProps {
  title: string;
  more?: Link | undefined;
  stories: CardStory[];
}

export function Shelf({ title, more, stories }: ShelfProps) {
  if (stories.length === 0) return null;
  return (
    <Section title={title} more={more} band>
      <div className={styles.shelf}>
        {stories.map((story) => (
          <Card key={story.id} story={story} size="3" blank="4x3" fact={{ kind: 'byline' }} />
        ))}
      </div>
    </Section>
  );
}
