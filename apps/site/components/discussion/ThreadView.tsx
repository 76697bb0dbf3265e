/** A comment and what was answered; where that is much, or off the subject, it is folded. */
import { REPLIES_OPEN, type Thread } from '@masthead/talk';
import { StoryTime } from '../time/StoryTime.tsx';
import { CommentView } from './CommentView.tsx';
import type { Deeds } from './deeds.ts';
import styles from './Talk.module.css';
import { TalkIcon } from './TalkIcon.tsx';

interface ThreadProps {
  thread: Thread;
  now: number;
  deeds?: Deeds | undefined;
}

export function ThreadView({ thread, now, deeds }: ThreadProps) {
  const { replies, isFolded, name } = thread;
  const whole = <WholeThread thread={thread} now={now} deeds={deeds} />;
  if (!isFolded) return <li>{whole}</li>;
  const many = replies.length === 1 ? '1 reply' : `${replies.length} replies`;
  return (
    <li>
      <details>
        <summary className={styles.fold}>
          <TalkIcon name="more" /> <b>{replies.length > 0 ? `${name} and ${many}` : name}</b> Folded: off the subject
        </summary>
        {whole}
      </details>
    </li>
  );
}

function WholeThread({ thread, now, deeds }: ThreadProps) {
  const { replies } = thread;
  // One more is not worth a line that says so.
  const open = replies.length > REPLIES_OPEN + 1 ? REPLIES_OPEN : replies.length;
  const rest = replies.slice(open);
  const newest = rest.at(-1);
  const reply = (each: Thread['replies'][number]) => (
    <li key={each.id}>
      <CommentView comment={each} now={now} deeds={deeds} />
    </li>
  );
  return (
    <>
      <CommentView comment={thread} now={now} deeds={deeds} />
      {replies.length > 0 && (
        <ul className={styles.replies}>
          {replies.slice(0, open).map(reply)}
          {newest && (
            <li>
              <details>
                <summary className={styles.fold}>
                  <TalkIcon name="more" /> <b>{rest.length} more replies</b> Newest from {newest.name},{' '}
                  <StoryTime instant={newest.at} now={now} />
                </summary>
                <ul className={styles.rest}>{rest.map(reply)}</ul>
              </details>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
