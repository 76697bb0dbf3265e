/** The second factor: a code of the authenticator app, or one of those for emergencies. */
import type { StaffPerson } from '@masthead/account';
import { Button } from '@masthead/ui';
import desk from '../Desk.module.css';
import { wrongIn } from '../desk-client.ts';
import { askSession, isSignedIn } from '../session.ts';
import { useDeed } from '../use-deed.ts';
import { CodeField } from './CodeField.tsx';
import styles from './SignIn.module.css';

interface CodeFormProps {
  ticket: string;
  onIn(person: StaffPerson): void;
  onBack(): void;
}

export function CodeForm({ ticket, onIn, onBack }: CodeFormProps) {
  const { wrong, isBusy, submit } = useDeed();
  const signIn = submit(async (said) => {
    const outcome = await askSession('/code', isSignedIn, { ticket, code: said.text('code') });
    if (outcome.ok) onIn(outcome.data.person);
    return wrongIn(outcome);
  });
  return (
    <form className={styles.form} onSubmit={signIn}>
      <CodeField
        hint="Six digits from your authenticator app, or one of your recovery codes."
        error={wrong}
        isDigits={false}
      />
      <div className={desk.row}>
        <Button type="submit" kind="brand" loading={isBusy}>
          Sign in
        </Button>
        <Button kind="line" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
