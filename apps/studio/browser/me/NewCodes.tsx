/** Makes new recovery codes, for who has lost theirs or used them up. */
import { DESK_SESSION_API } from '@masthead/account';
import { Button } from '@masthead/ui';
import desk from '../Desk.module.css';
import { type AskDesk, wrongIn } from '../desk-client.ts';
import { InputField } from '../InputField.tsx';
import { hasCodes } from '../sign-in/RecoveryCodes.tsx';
import { useDeed } from '../use-deed.ts';
import styles from './Me.module.css';

interface NewCodesProps {
  ask: AskDesk;
  onCodes(codes: readonly string[]): void;
}

export function NewCodes({ ask, onCodes }: NewCodesProps) {
  const { wrong, isBusy, submit } = useDeed();
  const make = submit(async (said) => {
    const body = { current: said.text('current') };
    const outcome = await ask(`${DESK_SESSION_API}/mine/recovery-codes`, hasCodes, { method: 'POST', body });
    if (outcome.ok) onCodes(outcome.data.recoveryCodes);
    return wrongIn(outcome);
  });
  return (
    <form className={styles.form} onSubmit={make}>
      <InputField
        label="Your password, for new codes"
        hint="The old ones open nothing any more."
        error={wrong}
        name="current"
        type="password"
        autoComplete="current-password"
        required
      />
      <div className={desk.row}>
        <Button type="submit" kind="line" small loading={isBusy}>
          Make new recovery codes
        </Button>
      </div>
    </form>
  );
}
