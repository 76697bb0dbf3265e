/** A story that waits for its time: which revision appears then, and what was saved since and does not. */
import { Button } from '@masthead/ui';
import { useState } from 'react';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { marksOfHtml } from '../live/marks-of-html.ts';
import { shownTime } from '../live/times.ts';
import { May } from '../May.tsx';
import { isBehind, isRevision, type ListedStory, type Revision } from './manuscript.ts';
import type { StoriesDesk } from './use-stories.ts';

interface ScheduledStoryProps {
  story: ListedStory;
  ask: AskDesk;
  act: StoriesDesk['act'];
}

export function ScheduledStory({ story, ask, act }: ScheduledStoryProps) {
  const { revision, scheduled, scheduledRevision } = story;
  const [approved, setApproved] = useState<Revision>();
  const show = async () => {
    const path = `/api/desk/stories/${encodeURIComponent(story.id)}/revisions/${scheduledRevision}`;
    const outcome = await ask(path, isRevision);
    if (outcome.ok) setApproved(outcome.data);
  };
  return (
    <>
      <p className={styles.waits}>
        Appears {scheduled && shownTime(Date.parse(scheduled))} as revision {scheduledRevision}, which was approved.
      </p>
      {isBehind(story, scheduledRevision) && (
        <p className={styles.wrong}>
          Revision {revision} was saved since and does not appear with it, unless you approve it.
        </p>
      )}
      <div className={styles.row}>
        {!approved && (
          <Button kind="line" small onClick={() => void show()}>
            Show what will appear
          </Button>
        )}
        <May do="publish">
          {isBehind(story, scheduledRevision) && (
            <ConfirmButton
              label={`Approve revision ${revision}`}
              question="Publish this revision at that time?"
              onConfirm={() =>
                void act(story, '/schedule', { method: 'POST', body: {} }, `revision ${revision} approved`)
              }
            />
          )}
          <ConfirmButton
            label="Take from the schedule"
            question="Do not publish it then?"
            onConfirm={() => void act(story, '/unpublish', { method: 'POST', body: {} }, 'taken from the schedule')}
          />
        </May>
      </div>
      {approved && <Approved {...approved} />}
    </>
  );
}

const Approved = ({ revision, document: { headline, slug, dek, body = '' } }: Revision) => (
  <section className={styles.panel} aria-label={`Revision ${revision}, as it will appear`}>
    <b>{headline}</b>
    <small>{slug}</small>
    {dek && <p>{dek}</p>}
    <p className={styles.typed}>{marksOfHtml(body)}</p>
  </section>
);
