/** Address and password: what they open is the question for a code. */
import { Button } from '@masthead/ui';
import { wrongIn } from '../desk-client.ts';
import { type Is, isFields, isText } from '../guards.ts';
import { InputField } from '../InputField.tsx';
import { askSession } from '../session.ts';
import { useDeed } from '../use-deed.ts';
import styles from './SignIn.module.css';

const isTicket: Is<{ ticket: string }> = (value): value is { ticket: string } =>
  isFields(value) && isText(value.ticket);

interface PasswordFormProps {
  /** Where it is known whose password it is. */
  email?: string;
  onTicket(ticket: string): void;
}

export function PasswordForm({ email, onTicket }: PasswordFormProps) {
  const { wrong, isBusy, submit } = useDeed();
  const askForTicket = submit(async (said) => {
    const known = { email: said.text('email'), password: said.text('password') };
    const outcome = await askSession('/password', isTicket, known);
    if (outcome.ok) onTicket(outcome.data.ticket);
    return wrongIn(outcome);
  });
  return (
    <form className={styles.form} onSubmit={askForTicket}>
      {email === undefined ? (
        <InputField label="E-mail address" name="email" type="email" autoComplete="username" required />
      ) : (
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      )}
      <InputField
        label="Password"
        error={wrong}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <div className={styles.wide}>
        <Button type="submit" loading={isBusy}>
          Continue
        </Button>
      </div>
    </form>
  );
}
