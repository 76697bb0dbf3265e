/** Deals side by side, each with its price; on a phone below each other. */
import { classes } from '@masthead/ui';
import cardStyles from '../cards/Card.module.css';
import { CardFact } from '../cards/CardFact.tsx';
import { CardHeadline } from '../cards/CardHeadline.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './DealStrip.module.css';

export function DealStrip({ stories }: { stories: CardStory[] }) {
  return (
    <div className={styles.strip}>
      {stories.map((story) => (
        <article className={classes(cardStyles.card, styles.ticket)} key={story.id}>
          {story.picture && <Picture picture={story.picture} className={styles.picture} />}
          <CardHeadline story={story} as="h3" size="5" />
          <CardFact story={story} fact={{ kind: 'byline' }} />
        </article>
      ))}
    </div>
  );
}
