/** The coverage that can be written on. */
import { Hed } from '@masthead/ui';
import { liveDeskPath } from '../../rooms.ts';
import styles from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { useAnswer } from '../use-answer.ts';
import { areStories, type DeskStory } from './coverage.ts';

export function StoryList({ ask }: { ask: AskDesk }) {
  const stories = useStories(ask);
  return (
    <div className={styles.narrow}>
      <Hed as="h1" size="2">
        Live coverage
      </Hed>
      {stories?.length === 0 && <p>There is no live coverage yet.</p>}
      <ul className={styles.stories}>
        {stories?.map(({ id, slug, headline, ended, readers }) => (
          <li key={id}>
            <a className={styles.story} href={liveDeskPath(slug)}>
              <b>{headline}</b>
              <span className={ended ? styles.state : styles.live}>{ended ? 'Ended' : 'Open'}</span>
              <small>{readers === 1 ? '1 reader' : `${readers} readers`}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Undefined while nobody has told. */
export const useStories = (ask: AskDesk): DeskStory[] | undefined => useAnswer(ask, '/api/desk/live', areStories).data;
