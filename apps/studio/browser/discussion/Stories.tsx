/** The stories that are discussed, and whether they still are. */
import { Button } from '@masthead/ui';
import { useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { Unanswered } from '../Unanswered.tsx';
import { useAnswer } from '../use-answer.ts';
import { Wrong } from '../Wrong.tsx';
import own from './Moderation.module.css';
import { areOpenStories, callOf, isNothing, type OpenStory } from './moderation.ts';

export function Stories({ ask }: { ask: AskDesk }) {
  const asked = useAnswer(ask, callOf('/stories'), areOpenStories);
  const [busy, setBusy] = useState('');
  const [wrong, setWrong] = useState('');

  async function change({ id, closed }: OpenStory): Promise<void> {
    setBusy(id);
    setWrong('');
    const body = { closed: !closed, reason: closed ? 'opened at the desk' : 'closed at the desk' };
    const outcome = await ask(callOf(`/stories/${id}`), isNothing, { method: 'PUT', body });
    setBusy('');
    if (outcome.ok) void asked.again();
    else setWrong(reasonOf(outcome));
  }
  if (!asked.data) return <Unanswered asked={asked} />;
  return (
    <>
      <Wrong text={wrong} />
      {asked.data.length === 0 && <p role="status">Nobody has written under a story yet.</p>}
      <ul className={styles.items}>
        {asked.data.map((story) => (
          <li key={story.id} className={own.line}>
            <a href={`${story.path}#discussion`}>{story.headline}</a>
            <span className={styles.hint}>
              {story.count === 1 ? '1 comment' : `${story.count} comments`}
              {story.closed && (story.closed.by === 'age' ? ', closed by its age' : ', closed by an editor')}
            </span>
            <Button
              kind="line"
              small
              loading={busy === story.id}
              disabled={busy !== ''}
              aria-label={`${story.closed ? 'Open' : 'Close'} the discussion of ${story.headline}`}
              onClick={() => void change(story)}
            >
              {story.closed ? 'Open' : 'Close'}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
