/** The stories of the newsroom: where each stands, what a schedule will publish, and the bin. */
import { Alert, Button, Hed } from '@masthead/ui';
import { useState } from 'react';
import styles from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { STATUS_WORDS, STATUSES, type Status } from './manuscript.ts';
import { StoryEntry } from './StoryEntry.tsx';
import { useStories } from './use-stories.ts';

const HINTS: Readonly<Record<Status, string>> = {
  draft: 'Readers have never seen these.',
  scheduled: 'Each appears as it was approved. What is saved later waits until somebody who may publish approves it.',
  published: 'Take a story from readers before you delete it.',
  unpublished: 'Their addresses say that the story was withdrawn.',
  binned: 'What is deleted stays here with everything that was saved of it. Other stories can take its slug meanwhile.',
};
const ALL_HINT = 'Everything but the bin, the last saved first.';

interface StoriesProps {
  ask: AskDesk;
}

export function Stories({ ask }: StoriesProps) {
  const [status, setStatus] = useState<Status>();
  const desk = useStories(ask, status);
  const { stories, trouble, done } = desk;
  return (
    <div className={styles.narrow}>
      <Hed as="h1" size="2">
        Stories
      </Hed>
      <Field label="Show" hint={status ? HINTS[status] : ALL_HINT}>
        {(about) => (
          <select
            {...about}
            className={styles.input}
            value={status ?? ''}
            onChange={({ target }) => setStatus(STATUSES.find((each) => each === target.value))}
          >
            <option value="">All</option>
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {STATUS_WORDS[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div role="alert">{trouble && <Alert>{trouble}</Alert>}</div>
      <p role="status" className={styles.hint}>
        {done}
      </p>
      {stories?.length === 0 && <p>{status === 'binned' ? 'The bin is empty.' : 'There is nothing here.'}</p>}
      <div>
        {stories?.map((story) => (
          <StoryEntry key={story.id} story={story} ask={ask} act={desk.act} />
        ))}
      </div>
      {desk.hasMore && (
        <div className={styles.row}>
          <Button kind="line" onClick={desk.more}>
            More
          </Button>
        </div>
      )}
    </div>
  );
}
