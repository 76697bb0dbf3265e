/** One story of a river: time, kicker, headline, dek, fact, thumb. */
import type { Instant } from '@masthead/model';
import { classes, Dek } from '@masthead/ui';
import cardStyles from '../cards/Card.module.css';
import { CardFact } from '../cards/CardFact.tsx';
import { CardHeadline } from '../cards/CardHeadline.tsx';
import { CardKicker } from '../cards/CardKicker.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { StoryPicture } from '../cards/StoryPicture.tsx';
import { RelativeTime } from '../time/RelativeTime.tsx';
import styles from './RiverRow.module.css';

interface RiverRowProps {
  story: CardStory;
  now: Instant;
  as: 'h2' | 'h3';
}

export function RiverRow({ story, now, as }: RiverRowProps) {
  return (
    <article className={classes(cardStyles.card, styles.row, !story.picture && styles.wordsOnly)}>
      <RelativeTime className={styles.time} instant={story.publishedAt} now={now} form="short" />
      <CardKicker kicker={story.kicker} />
      <CardHeadline story={story} as={as} size="4" className={styles[story.voice]} />
      {story.dek && (
        <Dek small className={styles.dek}>
          {story.dek}
        </Dek>
      )}
      <CardFact story={story} fact={{ kind: 'byline' }} />
      <StoryPicture story={story} className={styles.picture} />
    </article>
  );
}
