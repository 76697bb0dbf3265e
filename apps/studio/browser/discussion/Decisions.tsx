/** What was decided, by whom and why, the newest first. */
import { Button } from '@masthead/ui';
import { useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { shownTime } from '../live/times.ts';
import { Unanswered } from '../Unanswered.tsx';
import { useAnswer } from '../use-answer.ts';
import { Wrong } from '../Wrong.tsx';
import own from './Moderation.module.css';
import { areDecisions, callOf, doneWords } from './moderation.ts';

/** As the desk gives them. */
const PORTION = 50;

export function Decisions({ ask }: { ask: AskDesk }) {
  const asked = useAnswer(ask, callOf('/history'), areDecisions);
  const [isAll, setAll] = useState(false);
  const [wrong, setWrong] = useState('');
  const { data } = asked;
  if (!data) return <Unanswered asked={asked} />;

  async function older(before: number | undefined): Promise<void> {
    const outcome = await ask(callOf(`/history?before=${before}`), areDecisions);
    if (!outcome.ok) {
      setWrong(reasonOf(outcome));
      return;
    }
    asked.put([...(data ?? []), ...outcome.data]);
    setAll(outcome.data.length < PORTION);
  }
  return (
    <>
      {data.length === 0 && <p role="status">Nothing was decided yet.</p>}
      <ol className={styles.items}>
        {data.map(({ entry, at, who, action, reason, excerpt }) => (
          <li key={entry} className={own.line}>
            <span>
              <b>{who}</b> {doneWords(action)} “{excerpt || 'something that is gone'}”{reason && `: ${reason}`}
            </span>
            <time className={styles.hint} dateTime={at}>
              {shownTime(Date.parse(at))}
            </time>
          </li>
        ))}
      </ol>
      <Wrong text={wrong} />
      {data.length >= PORTION && !isAll && (
        <Button kind="line" onClick={() => void older(data.at(-1)?.entry)}>
          Show older decisions
        </Button>
      )}
    </>
  );
}
