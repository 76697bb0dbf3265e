/** What to watch next: numbered, with how long each takes. */
import { minutesAndSeconds } from '@masthead/model';
import { classes, Fact, Hed, Meta } from '@masthead/ui';
import cardStyles from '../cards/Card.module.css';
import { CardHeadline } from '../cards/CardHeadline.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { StoryPicture } from '../cards/StoryPicture.tsx';
import styles from './Playlist.module.css';

export function Playlist({ videos }: { videos: readonly CardStory[] }) {
  if (videos.length === 0) return null;
  return (
    <section aria-label="Up next">
      <div className={styles.head}>
        <Hed as="h2" size="4">
          Up next
        </Hed>
        <Meta as="span">{told(videos)}</Meta>
      </div>
      <ol>
        {videos.map((story, index) => (
          <li className={styles.item} key={story.id}>
            <article className={classes(cardStyles.card, styles.row)}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <StoryPicture story={story} className={styles.picture} />
              <CardHeadline story={story} as="h3" size="5" />
              {secondsOf(story) > 0 && <Fact>{minutesAndSeconds(secondsOf(story))}</Fact>}
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}

const secondsOf = ({ fact }: CardStory): number => (fact?.kind === 'duration' ? fact.seconds : 0);

function told(videos: readonly CardStory[]): string {
  const seconds = videos.reduce((sum, video) => sum + secondsOf(video), 0);
  const count = videos.length === 1 ? '1 video' : `${videos.length} videos`;
  return seconds > 0 ? `${count}, ${minutesAndSeconds(seconds)}` : count;
}
