/** A card's headline, and before it whether somebody paid for the story. Its link covers the whole card; above it stands the button that saves the story. */
import { Hed, type HedSize } from '@masthead/ui';
import { SaveButton } from '../saving/SaveButton.tsx';
import styles from './Card.module.css';
import type { CardStory } from './card-story.ts';
import { PaidLabel } from './PaidLabel.tsx';

interface CardHeadlineProps {
  story: CardStory;
  as: 'h1' | 'h2' | 'h3';
  size: HedSize;
  className?: string | undefined;
}

export function CardHeadline({ story, as, size, className }: CardHeadlineProps) {
  return (
    <>
      <Hed as={as} size={size} voice={story.voice} className={className}>
        {story.paidFor && <PaidLabel above />}
        <a className={styles.link} href={story.href}>
          {story.headline}
        </a>
      </Hed>
      <SaveButton story={story} className={styles.save} />
    </>
  );
}
