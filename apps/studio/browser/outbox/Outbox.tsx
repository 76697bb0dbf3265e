/** The outbox: what the product wrote to whom, and what became of it. Without a mail server it is where messages end. */
import { Hed } from '@masthead/ui';
import { useEffect, useState } from 'react';
import styles from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { PortionFoot } from '../PortionFoot.tsx';
import { useAnswer } from '../use-answer.ts';
import { type Portions, usePortions } from '../use-portions.ts';
import { MessageEntry } from './MessageEntry.tsx';
import { isOnItsWay, isWayOut, MESSAGES, type Message, newestFirst, type WayOut } from './message.ts';
import { TestMessage } from './TestMessage.tsx';

/** So often it is looked what became of messages on their way. */
const LOOK_AGAIN_MS = 1000;

export function Outbox({ ask }: { ask: AskDesk }) {
  const list = usePortions(ask, MESSAGES);
  // The list tells of whatever keeps this from being known.
  const { data: wayOut } = useAnswer(ask, '/api/desk/mail', isWayOut);
  const [done, setDone] = useState('');
  const { items, put } = list;
  useLook(ask, list);
  return (
    <div className={styles.room}>
      <Hed as="h1" size="2">
        Outbox
      </Hed>
      {wayOut && <p className={styles.hint}>{wordsOn(wayOut)}</p>}
      <TestMessage
        ask={ask}
        onPut={(message) => {
          put(message);
          setDone(`A test message for ${message.to} is in the outbox.`);
        }}
      />
      {items.length > 0 && (
        <ol className={styles.items}>
          {newestFirst(items).map((message) => (
            <MessageEntry
              key={message.id}
              message={message}
              wayOut={wayOut}
              ask={ask}
              onChange={(changed, said) => {
                put(changed);
                setDone(said);
              }}
            />
          ))}
        </ol>
      )}
      <PortionFoot
        list={list}
        none="Nothing has been written to anybody yet."
        words={['message', 'messages']}
        more="Show older messages"
        done={done}
      />
    </div>
  );
}

/** While messages are on their way it is looked what became of them, without a word: nobody asked. */
function useLook(ask: AskDesk, { items, put }: Portions<Message>): void {
  const isWaiting = items.some(isOnItsWay);
  useEffect(() => {
    if (!isWaiting) return;
    const looking = setInterval(async () => {
      const outcome = await ask(MESSAGES.pathAfter([]), MESSAGES.are);
      if (outcome.ok) outcome.data.forEach(put);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [ask, put, isWaiting]);
}

function wordsOn({ from, server, signedBy, wordsKeptDays }: WayOut): string {
  const days = wordsKeptDays === 1 ? 'a day' : `${wordsKeptDays} days`;
  if (server === null)
    return `No mail server is set, so messages are kept here and go nowhere. SMTP_URL names one. What they say is forgotten after ${days}.`;
  const signed = signedBy === null ? '' : `, signed by ${signedBy}`;
  return `Messages go out by ${server} as ${from}${signed}. What they say is forgotten once they are sent, and after ${days} if they are not.`;
}
