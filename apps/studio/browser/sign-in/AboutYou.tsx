/** Who somebody is that comes by a link: their name, and their address where the link does not know it. */
import { Button } from '@masthead/ui';
import desk from '../Desk.module.css';
import { wrongIn } from '../desk-client.ts';
import { InputField } from '../InputField.tsx';
import { askSession } from '../session.ts';
import { useDeed } from '../use-deed.ts';
import { type Invited, isInvited } from './invited.ts';
import styles from './SignIn.module.css';

interface AboutYouProps {
  token: string;
  invited: Invited;
  onSaid(invited: Invited): void;
}

export function AboutYou({ token, invited, onSaid }: AboutYouProps) {
  const { wrong, isBusy, submit } = useDeed();
  const introduce = submit(async (said) => {
    const email = invited.email === null ? { email: said.text('email') } : {};
    const outcome = await askSession('/welcome/person', isInvited, { token, name: said.text('name'), ...email });
    if (outcome.ok) onSaid(outcome.data);
    return wrongIn(outcome);
  });
  return (
    <form className={styles.form} onSubmit={introduce}>
      <p className={styles.said}>
        {invited.email === null
          ? 'You are the first here, and will let the others in.'
          : `You are here as ${invited.role}, with ${invited.email}.`}
      </p>
      {invited.email === null && (
        <InputField label="E-mail address" name="email" type="email" autoComplete="email" required />
      )}
      <InputField
        label="Your name"
        hint="As your colleagues know you. The log of writes says it, too."
        error={wrong}
        name="name"
        autoComplete="name"
        defaultValue={invited.name ?? ''}
        maxLength={80}
        required
      />
      <div className={desk.row}>
        <Button type="submit" kind="brand" loading={isBusy}>
          Go on
        </Button>
      </div>
    </form>
  );
}
