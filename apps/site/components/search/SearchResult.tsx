/** A story that was found: its form, its headline and a passage with the words asked for, and when it appeared. */
import type { Instant, Segment } from '@masthead/model';
import { classes, Dek, Hed, Meta } from '@masthead/ui';
import cardStyles from '../cards/Card.module.css';
import { CardKicker } from '../cards/CardKicker.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { PaidLabel } from '../cards/PaidLabel.tsx';
import { StoryPicture } from '../cards/StoryPicture.tsx';
import { RelativeTime } from '../time/RelativeTime.tsx';
import { Marked } from './Marked.tsx';
import styles from './SearchResult.module.css';

export interface Found {
  story: CardStory;
  /** What kind of story it is: "Review", "How To", "Gallery". */
  form: string;
  headline: Segment[];
  snippet: Segment[];
  /** Words that were asked for and that it lacks. */
  missing: string[];
}

export function SearchResult({ story, form, headline, snippet, missing, now }: Found & { now: Instant }) {
  return (
    <article className={classes(cardStyles.card, styles.result, !story.picture && styles.wordsOnly)}>
      <CardKicker kicker={story.kicker} />
      <Hed as="h2" size="4" voice={story.voice}>
        {story.paidFor && <PaidLabel above />}
        <a className={cardStyles.link} href={story.href}>
          <Marked segments={headline} />
        </a>
      </Hed>
      <Dek small>
        <Marked segments={snippet} />
      </Dek>
      <Meta>
        <b>{form}</b>, <RelativeTime instant={story.publishedAt} now={now} />
        {missing.length > 0 && <Missing words={missing} />}
      </Meta>
      <StoryPicture story={story} className={styles.picture} />
    </article>
  );
}

/** Struck through for those who see; named for those who listen. */
function Missing({ words }: { words: readonly string[] }) {
  return (
    <>
      , without <s>{words.join(', ')}</s>
    </>
  );
}
