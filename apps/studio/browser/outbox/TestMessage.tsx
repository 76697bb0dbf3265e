/** A message to try the settings with: where it goes, and what becomes of it, is then in the list. */
import { Button } from '@masthead/ui';
import { type FormEvent, useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { isMessage, type Message, OUTBOX_CALL } from './message.ts';
import own from './Outbox.module.css';

interface TestMessageProps {
  ask: AskDesk;
  onPut(message: Message): void;
}

export function TestMessage({ ask, onPut }: TestMessageProps) {
  const [isSending, setIsSending] = useState(false);
  const [wrong, setWrong] = useState('');
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const to = `${new FormData(event.currentTarget).get('to') ?? ''}`;
    setIsSending(true);
    setWrong('');
    const outcome = await ask(OUTBOX_CALL, isMessage, { method: 'POST', body: { to } });
    setIsSending(false);
    if (outcome.ok) onPut(outcome.data);
    else
      setWrong(outcome.kind === 'refused' && outcome.status === 422 ? 'This is no e-mail address' : reasonOf(outcome));
  }
  return (
    <form className={own.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label="Send a test message to" hint="To see whether mail is sent as the settings say" error={wrong}>
        {(about) => (
          <input {...about} className={styles.input} name="to" type="email" autoComplete="email" maxLength={254} />
        )}
      </Field>
      <div className={own.deed}>
        <Button type="submit" loading={isSending} disabled={isSending}>
          Send a test message
        </Button>
      </div>
    </form>
  );
}
