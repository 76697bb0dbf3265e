/** What waits, the longest waiting first. One key does each thing, to the comment that is marked. */
import { useEffect, useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, type Outcome, sentenceOf } from '../desk-client.ts';
import { Unanswered } from '../Unanswered.tsx';
import { useAnswer } from '../use-answer.ts';
import { Wrong } from '../Wrong.tsx';
import {
  callOf,
  isDecided,
  isNothing,
  isQueueAnswer,
  type Queue,
  type QueuedComment,
  type Waiting,
} from './moderation.ts';
import { type Form, QueueEntry, type Sent } from './QueueEntry.tsx';

interface QueueListProps {
  ask: AskDesk;
  queue: Queue;
  onWaiting(waiting: Waiting): void;
}

const FORMS: Readonly<Record<string, Form>> = { r: 'remove', b: 'ban', c: 'close' };

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

export function QueueList({ ask, queue, onWaiting }: QueueListProps) {
  const asked = useAnswer(ask, callOf(`/queue/${queue}`), isQueueAnswer);
  const [at, setAt] = useState(0);
  const [form, setForm] = useState<Form>();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const [done, setDone] = useState('');
  const { data } = asked;
  const comments = data?.comments ?? [];
  const place = Math.min(at, Math.max(0, comments.length - 1));
  const marked = comments[place];

  useEffect(() => {
    if (data) onWaiting(data.waiting);
  }, [data, onWaiting]);
  useEffect(() => {
    if (marked) document.getElementById(`queued-${marked.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  /** What is decided is no longer in the list. */
  function decided({ id, name }: QueuedComment, waiting: Waiting, said: string): void {
    if (!data) return;
    asked.put({ ...data, comments: data.comments.filter((each) => each.id !== id), waiting });
    setForm(undefined);
    setDone(`${name}: ${said}.`);
  }

  async function doing<Data>(work: Promise<Outcome<Data>>, then: (data: Data) => void): Promise<void> {
    if (busy) return;
    setBusy(true);
    setWrong('');
    const outcome = await work;
    setBusy(false);
    if (outcome.ok) then(outcome.data);
    else setWrong(sentenceOf(outcome));
  }

  const decide = (comment: QueuedComment, body: object, said: string): void =>
    void doing(ask(callOf(`/comments/${comment.id}`), isDecided, { method: 'POST', body }), ({ waiting }) =>
      decided(comment, waiting, said),
    );

  function send(comment: QueuedComment, sent: Sent): void {
    const { reason } = sent;
    if (sent.form === 'remove') {
      decide(comment, { action: 'remove', reason, ...(sent.rule && { rule: sent.rule }) }, 'removed');
      return;
    }
    const [path, body, said] =
      sent.form === 'ban'
        ? [`/readers/${encodeURIComponent(comment.reader)}/ban`, { days: sent.days, reason }, 'kept from writing']
        : [`/stories/${comment.story}`, { closed: true, reason }, 'the discussion is closed'];
    void doing(ask(callOf(path), isNothing, { method: 'PUT', body }), () => {
      setForm(undefined);
      setDone(`${comment.name}: ${said}.`);
    });
  }

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setForm(undefined);
      if (!marked || event.key === 'Escape' || isTyped(event) || event.metaKey || event.ctrlKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'j') setAt(Math.min(place + 1, comments.length - 1));
      else if (key === 'k') setAt(Math.max(place - 1, 0));
      else if (key === 'a') decide(marked, { action: 'approve' }, 'approved');
      else if (Object.hasOwn(FORMS, key)) setForm(FORMS[key]);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  if (!data) return <Unanswered asked={asked} />;
  return (
    <>
      <p role="status">
        {done} {comments.length === 0 ? 'Nothing waits.' : `${data.waiting[queue]} left.`}
      </p>
      <Wrong text={wrong} />
      <ol className={styles.items} aria-busy={busy}>
        {comments.map((comment, index) => (
          <QueueEntry
            key={comment.id}
            comment={comment}
            story={data.stories.find(({ id }) => id === comment.story)}
            isMarked={index === place}
            form={index === place ? form : undefined}
            busy={busy}
            onMark={() => setAt(index)}
            onForm={(wanted) => {
              setAt(index);
              setForm(wanted);
            }}
            onApprove={() => decide(comment, { action: 'approve' }, 'approved')}
            onSend={(sent) => send(comment, sent)}
          />
        ))}
      </ol>
    </>
  );
}
