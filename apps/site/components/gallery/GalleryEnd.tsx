/** Below the last picture: that it was the last, the way back to the first, and what to look at next. */
import { ButtonLink, Hed } from '@masthead/ui';
import { Card } from '../cards/Card.tsx';
import type { CardStory } from '../cards/card-story.ts';
import styles from './GalleryEnd.module.css';

interface GalleryEndProps {
  count: number;
  firstHref: string;
  next: CardStory | undefined;
}

export function GalleryEnd({ count, firstHref, next }: GalleryEndProps) {
  return (
    <section className={styles.end} aria-label="End of the gallery">
      <div className={styles.words}>
        <Hed as="h2" size="3">
          That was the last of {count}
        </Hed>
        <ButtonLink kind="line" small href={firstHref}>
          Back to the first
        </ButtonLink>
      </div>
      {next && (
        <div className={styles.next}>
          <p className={styles.label}>Next gallery</p>
          <Card story={next} row size="4" kicker={false} />
        </div>
      )}
    </section>
  );
}
