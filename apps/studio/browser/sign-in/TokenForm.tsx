/** The quiet second way in, for machines and emergencies: a token. It is tried before it is kept. */
import { Button } from '@masthead/ui';
import desk from '../Desk.module.css';
import { createDeskClient, wrongIn } from '../desk-client.ts';
import { InputField } from '../InputField.tsx';
import { areStories } from '../live/coverage.ts';
import { keepToken } from '../token.ts';
import { useDeed } from '../use-deed.ts';
import styles from './SignIn.module.css';

/** `reason`: why somebody who was in is here again. */
export function TokenForm({ reason }: { reason: string }) {
  const { wrong, isBusy, submit } = useDeed(reason);
  const open = submit(async (said) => {
    const token = said.text('token').trim();
    const outcome = await createDeskClient(token)('/api/desk/live', areStories);
    if (outcome.ok) keepToken(token);
    else if (outcome.kind === 'token') return 'This token is not taken';
    return wrongIn(outcome);
  });
  return (
    <form className={styles.form} onSubmit={open}>
      <InputField
        label="Your token"
        hint="It stays in this tab and is forgotten when you close it."
        error={wrong}
        name="token"
        type="password"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <div className={desk.row}>
        <Button type="submit" kind="line" loading={isBusy}>
          Open the desk
        </Button>
      </div>
    </form>
  );
}
