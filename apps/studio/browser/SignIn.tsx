/** Asks for the token with which an editor may use the desk, and sees that it is taken. */
import { Button, Hed } from '@masthead/ui';
import { type SubmitEvent, useState } from 'react';
import styles from './Desk.module.css';
import { createDeskClient } from './desk-client.ts';
import { Field } from './Field.tsx';
import { areStories } from './live/coverage.ts';
import { keepToken } from './token.ts';

export function SignIn({ reason }: { reason: string }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(reason);
  const [isAsking, setIsAsking] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsking(true);
    const outcome = await createDeskClient(text.trim())('/api/desk/live', areStories);
    setIsAsking(false);
    if (outcome.ok) keepToken(text.trim());
    else setWrong(outcome.kind === 'token' ? 'This token is not taken' : outcome.message);
  };
  return (
    <form className={styles.narrow} onSubmit={submit}>
      <Hed as="h1" size="2">
        The desk
      </Hed>
      <Field label="Your token" hint="It stays in this tab and is forgotten when you close it." error={wrong}>
        {(about) => (
          <input
            {...about}
            className={styles.input}
            type="password"
            autoComplete="off"
            spellCheck={false}
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button type="submit" kind="brand" loading={isAsking}>
          Open the desk
        </Button>
      </div>
    </form>
  );
}
