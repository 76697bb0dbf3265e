/** The head of a gallery. The opening has all of it; on later pages the picture matters more and the head is small. */
import { displayDay, type Instant, machineDate } from '@masthead/model';
import { Dek, Hed, Kicker, Meta } from '@masthead/ui';
import type { CardStory } from '../cards/card-story.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import styles from './GalleryHead.module.css';

interface GalleryHeadProps {
  story: CardStory & { updatedAt?: Instant };
  count: number;
  /** Where all pictures are, from the page of a single one; absent on the opening. */
  allHref: string | undefined;
}

export function GalleryHead({ story, count, allHref }: GalleryHeadProps) {
  const opening = allHref === undefined;
  return (
    <header className={styles.head}>
      <div className={styles.crumb}>
        {story.kicker && <Kicker href={story.kicker.href}>{story.kicker.label}</Kicker>}
        <Meta as="span">{opening ? pictures(count) : <a href={allHref}>All {pictures(count)}</a>}</Meta>
        <SaveButton story={story} className={styles.save} />
      </div>
      <Hed as="h1" size={opening ? '1' : '3'} voice={story.voice}>
        {story.headline}
      </Hed>
      {opening && story.dek && <Dek className={styles.dek}>{story.dek}</Dek>}
      {opening && (
        <Meta>
          {story.byline && (
            <>
              <b>{story.byline}</b>,{' '}
            </>
          )}
          <time dateTime={machineDate(story.publishedAt)}>{displayDay(story.publishedAt)}</time>
          {story.updatedAt !== undefined && (
            <>
              , updated <time dateTime={machineDate(story.updatedAt)}>{displayDay(story.updatedAt)}</time>
            </>
          )}
        </Meta>
      )}
    </header>
  );
}

const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);
