/** Headlines below each other; those with pictures stand beside them, with what they are known by. Ranked ones have their number. */
import { Card } from './Card.tsx';
import type { CardStory } from './card-story.ts';
import styles from './Headlines.module.css';
import { ListLines } from './ListLines.tsx';

export interface HeadlinesProps {
  stories: readonly CardStory[];
  /** Their order says something. */
  ranked?: boolean;
}

export function Headlines({ stories, ranked = false }: HeadlinesProps) {
  const cards = stories.map((story) => (
    <Card key={story.id} story={story} size="5" kicker={false} row fact={story.picture && { kind: 'byline' }} />
  ));
  if (!ranked) return <ListLines>{cards}</ListLines>;
  return (
    <ol className={styles.ranked}>
      {cards.map((card) => (
        <li key={card.key} className={styles.place}>
          {card}
        </li>
      ))}
    </ol>
  );
}
