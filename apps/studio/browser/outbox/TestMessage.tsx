/** A message to try the settings with: where it goes, and what becomes of it, is then in the list. */
import { Button } from '@masthead/ui';
import { type AskDesk, wrongIn } from '../desk-client.ts';
import { InputField } from '../InputField.tsx';
import { useDeed } from '../use-deed.ts';
import { isMessage, type Message, OUTBOX_CALL } from './message.ts';
import own from './Outbox.module.css';

interface TestMessageProps {
  ask: AskDesk;
  onPut(message: Message): void;
}

export function TestMessage({ ask, onPut }: TestMessageProps) {
  const { wrong, isBusy, submit } = useDeed();
  const send = submit(async (said) => {
    const outcome = await ask(OUTBOX_CALL, isMessage, { method: 'POST', body: { to: said.text('to') } });
    if (outcome.ok) onPut(outcome.data);
    else if (outcome.kind === 'refused' && outcome.status === 422) return 'This is no e-mail address';
    return wrongIn(outcome);
  });
  return (
    <form className={own.form} onSubmit={send} noValidate>
      <InputField
        label="Send a test message to"
        hint="To see whether mail is sent as the settings say"
        error={wrong}
        name="to"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <div className={own.deed}>
        <Button type="submit" loading={isBusy} disabled={isBusy}>
          Send a test message
        </Button>
      </div>
    </form>
  );
}
