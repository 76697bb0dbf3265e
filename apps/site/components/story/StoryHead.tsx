/** The head of a story: topic and form, headline, dek. */
import { Dek, Hed, Kicker, Meta } from '@masthead/ui';
import type { CardStory } from '../cards/card-story.ts';
import styles from './StoryHead.module.css';

export function StoryHead({ story }: { story: CardStory & { type: string } }) {
  return (
    <header className={styles.head}>
      <div className={styles.crumb}>
        {story.kicker && <Kicker href={story.kicker.href}>{story.kicker.label}</Kicker>}
        <Meta as="span">{story.type}</Meta>
      </div>
      <Hed as="h1" size="1" voice={story.voice}>
        {story.headline}
      </Hed>
      {story.dek && <Dek className={styles.dek}>{story.dek}</Dek>}
    </header>
  );
}
