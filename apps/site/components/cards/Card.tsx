/** A story on a card: picture, kicker, headline, optional dek, one fact. */
import { classes, Dek, type HedSize } from '@masthead/ui';
import { Picture, type Ratio } from '../picture/Picture.tsx';
import styles from './Card.module.css';
import { CardFact, type CardFactChoice } from './CardFact.tsx';
import { CardHeadline } from './CardHeadline.tsx';
import { CardKicker } from './CardKicker.tsx';
import type { CardStory } from './card-story.ts';

interface CardProps {
  story: CardStory;
  as?: 'h2' | 'h3';
  size: HedSize;
  /** Without a ratio the card has no picture. */
  ratio?: Ratio;
  /** The picture stands left of the text, at the size of a thumb. */
  row?: boolean;
  kicker?: boolean;
  dek?: boolean;
  fact?: CardFactChoice | undefined;
  sizes?: string;
  /** The first picture of the page, which the reader waits for. */
  priority?: boolean;
}

export function Card({
  story,
  as = 'h3',
  size,
  ratio,
  row = false,
  kicker = true,
  dek = false,
  fact,
  sizes,
  priority = false,
}: CardProps) {
  const picture = ratio ? story.picture : undefined;
  return (
    <article className={classes(styles.card, row && picture && styles.row)}>
      {ratio && picture && (
        <Picture
          picture={picture}
          ratio={ratio}
          priority={priority}
          decorative
          {...(sizes && { sizes })}
          className={styles.picture}
        />
      )}
      {ratio && !picture && !row && <span className={classes(styles.blank, styles[`blank-${ratio}`])} />}
      {kicker && <CardKicker kicker={story.kicker} />}
      <CardHeadline story={story} as={as} size={size} />
      {dek && story.dek && <Dek small>{story.dek}</Dek>}
      {fact && <CardFact story={story} fact={fact} />}
    </article>
  );
}
