/** The front page's lead: the largest headline of the site, once per page. */
import { classes, Dek, Meta } from '@masthead/ui';
import cardStyles from '../cards/Card.module.css';
import { CardHeadline } from '../cards/CardHeadline.tsx';
import { CardKicker } from '../cards/CardKicker.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { Picture } from '../picture/Picture.tsx';
import styles from './LeadStory.module.css';

export function LeadStory({ story, className }: { story: CardStory; className?: string | undefined }) {
  return (
    <article className={classes(cardStyles.card, className)}>
      <div className={styles.text}>
        <CardKicker kicker={story.kicker} />
        <CardHeadline story={story} as="h1" size="lead" />
        {story.dek && <Dek className={styles.dek}>{story.dek}</Dek>}
        <Meta>
          {story.byline && (
            <>
              <b>{story.byline}</b>,{' '}
            </>
          )}
          {story.readingMinutes} min read
        </Meta>
      </div>
      {story.picture && <Picture picture={story.picture} priority />}
    </article>
  );
}
