/** One message: to whom, what became of it, what it says, and the way to send it again. */
import { Button, classes } from '@masthead/ui';
import { useId, useState } from 'react';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { shownTime } from '../live/times.ts';
import { Wrong } from '../Wrong.tsx';
import { LetterFrame } from './LetterFrame.tsx';
import {
  chipOf,
  isMessage,
  isSendable,
  isWholeMessage,
  type Message,
  OUTBOX_CALL,
  outcomeOf,
  type WayOut,
  type WholeMessage,
} from './message.ts';
import own from './Outbox.module.css';

interface MessageEntryProps {
  message: Message;
  /** Undefined until it is known. */
  wayOut: WayOut | undefined;
  ask: AskDesk;
  onChange(message: Message, said: string): void;
}

export function MessageEntry({ message, wayOut, ask, onChange }: MessageEntryProps) {
  const [heading, body] = [useId(), useId()];
  const [opened, setOpened] = useState<WholeMessage>();
  const [isLoading, setIsLoading] = useState(false);
  const [wrong, setWrong] = useState('');
  const { id, to, subject, state, created } = message;
  const outcome = outcomeOf(message);

  async function open(): Promise<void> {
    setIsLoading(true);
    setWrong('');
    const answer = await ask(`${OUTBOX_CALL}/${id}`, isWholeMessage);
    setIsLoading(false);
    if (answer.ok) setOpened(answer.data);
    else setWrong(reasonOf(answer));
  }
  async function sendAgain(): Promise<void> {
    setWrong('');
    const answer = await ask(`${OUTBOX_CALL}/${id}/again`, isMessage, { method: 'POST' });
    if (answer.ok) onChange(answer.data, `The message for ${to} is sent again.`);
    else setWrong(reasonOf(answer));
  }
  return (
    <li className={styles.item} aria-labelledby={heading}>
      <h2 id={heading} className={styles.itemName}>
        {subject}
      </h2>
      <p className={styles.facts}>
        <span className={classes(styles.chip, own.chip, own[state])}>{chipOf(message)}</span>
        <span className={own.address}>to {to}</span>
        <time dateTime={created}>{shownTime(Date.parse(created))}</time>
      </p>
      {outcome && <p className={own.outcome}>{outcome}</p>}
      <Wrong text={wrong} />
      <div className={styles.row}>
        {(message.whole || opened) && (
          <Button
            kind="line"
            small
            loading={isLoading}
            disabled={isLoading}
            aria-expanded={opened !== undefined}
            aria-controls={opened && body}
            onClick={() => (opened ? setOpened(undefined) : void open())}
          >
            {opened ? 'Close' : 'Open'}
          </Button>
        )}
        {wayOut && isSendable(message, wayOut) && (
          <ConfirmButton
            label="Send again"
            question={state === 'unclear' ? `${to} may have it already.` : `To ${to}?`}
            onConfirm={() => void sendAgain()}
          />
        )}
      </div>
      {opened && <Body id={body} message={opened} />}
    </li>
  );
}

function Body({ id, message: { text, html, subject } }: { id: string; message: WholeMessage }) {
  if (text === null || html === null)
    return (
      <p id={id} className={styles.hint}>
        What it said is forgotten: links in messages open accounts.
      </p>
    );
  return (
    <div id={id} className={own.body}>
      <section aria-label="As text">
        <h3 className={own.part}>As text</h3>
        <pre className={own.text}>{text}</pre>
      </section>
      <section aria-label="As a letter">
        <h3 className={own.part}>As a letter</h3>
        <LetterFrame html={html} title={subject} />
      </section>
    </div>
  );
}
