/** The head of a story: the way to its topic, its form, headline, dek. */
import { Dek, Hed, Meta } from '@masthead/ui';
import { PaidLabel } from '../cards/PaidLabel.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { ReadStory } from './read-story.ts';
import styles from './StoryHead.module.css';

export function StoryHead({ story }: { story: ReadStory }) {
  return (
    <header className={styles.head}>
      <div className={styles.crumb}>
        <Breadcrumbs trail={story.trail} />
        {story.paidFor ? <PaidLabel /> : <Meta as="span">{story.type}</Meta>}
      </div>
      <Hed as="h1" size="1" voice={story.voice}>
        {story.headline}
      </Hed>
      {story.dek && <Dek className={styles.dek}>{story.dek}</Dek>}
    </header>
  );
}
