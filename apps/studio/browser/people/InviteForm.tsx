/** Invites somebody by mail. */
import { DESK_STAFF_API, STAFF_ROLES, type StaffEntry } from '@masthead/account';
import { Button } from '@masthead/ui';
import desk from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { InputField } from '../InputField.tsx';
import { useDeed } from '../use-deed.ts';
import styles from './People.module.css';
import { isEntry } from './people.ts';

interface InviteFormProps {
  ask: AskDesk;
  onInvited(entry: StaffEntry): Promise<void>;
}

export function InviteForm({ ask, onInvited }: InviteFormProps) {
  const { wrong, isBusy, submit } = useDeed();
  const send = submit(async (said) => {
    const body = { email: said.text('email'), role: said.text('role') };
    const outcome = await ask(DESK_STAFF_API, isEntry, { method: 'POST', body });
    if (!outcome.ok) return reasonOf(outcome);
    await onInvited(outcome.data);
    return '';
  });
  return (
    <form className={styles.invite} onSubmit={send}>
      <InputField
        label="E-mail address"
        hint="The link in the letter works once, for three days."
        error={wrong}
        name="email"
        type="email"
        autoComplete="off"
        required
      />
      <Field label="As">
        {(about) => (
          <select {...about} className={desk.input} name="role">
            {STAFF_ROLES.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" loading={isBusy}>
        Send the invitation
      </Button>
    </form>
  );
}
