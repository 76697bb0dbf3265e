/** A story on a card: picture, kicker, headline, optional dek, one fact. */
import { classes, Dek, type HedSize } from '@masthead/ui';
import styles from './Card.module.css';
import { CardFact, type CardFactChoice } from './CardFact.tsx';
import { CardHeadline } from './CardHeadline.tsx';
import { CardKicker } from './CardKicker.tsx';
import type { CardStory } from './card-story.ts';
import { StoryPicture } from './StoryPicture.tsx';

interface CardProps {
  story: CardStory;
  as?: 'h2' | 'h3';
  size: HedSize;
  /** Keeps the place of a picture that the story does not have, beside others that have one. */
  blank?: '3x2' | '16x9' | '4x3' | undefined;
  /** The picture stands left of the text, at the size of a thumb. */
  row?: boolean;
  kicker?: boolean;
  dek?: boolean;
  fact?: CardFactChoice | undefined;
  /** The first picture of the page, which the reader waits for. */
  priority?: boolean;
}

export function Card({
  story,
  as = 'h3',
  size,
  row = false,
  kicker = true,
  dek = false,
  fact,
  blank,
  priority = false,
}: CardProps) {
  const { picture } = story;
  return (
    <article className={classes(styles.card, row && picture && styles.row)}>
      <StoryPicture story={story} priority={priority} className={styles.picture} />
      {blank && !picture && <span className={classes(styles.blank, styles[`blank-${blank}`])} />}
      {kicker && <CardKicker kicker={story.kicker} />}
      <CardHeadline story={story} as={as} size={size} />
      {dek && story.dek && <Dek small>{story.dek}</Dek>}
      {fact && <CardFact story={story} fact={fact} />}
    </article>
  );
}
