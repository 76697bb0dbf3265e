/**
 * What the button of a letter leads to. Their forms post to where they stand. Nothing is done before something is pressed:
 * machines that look at links press nothing.
 */
import type { HostedPage } from '@masthead/account';
import { Button } from '@masthead/ui';
import { NewPassword } from './NewPassword.tsx';
import styles from './parts.module.css';

type Page<Name extends HostedPage['name']> = { page: Extract<HostedPage, { name: Name }> };

/** Says that there is a script: only one can read an answer in the fragment. */
const Scripted = () => <input type="hidden" name="scripted" data-scripted />;

export function NewPasswordPage({ page: { about, token, email, problem } }: Page<'new-password'>) {
  return (
    <>
      <p className={styles.say}>
        For <b>{email}</b>
        {about === 'join' && '. You joined in another browser, so choose it here.'}
      </p>
      <form className={styles.stack} method="post">
        <input type="hidden" name="token" value={token} />
        <Scripted />
        {/* A password manager keeps the new one with the address that it is for. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPassword label={about === 'join' ? 'Password' : 'New password'} isWrong={problem !== undefined} focused />
        {about === 'forgot' && <p className={styles.small}>Your other devices are signed out.</p>}
        <Button type="submit" kind="brand" className={styles.block} data-waits>
          Save and sign in
        </Button>
      </form>
    </>
  );
}

const CONFIRM: Readonly<Record<Page<'confirm'>['page']['about'], { says: string; button: string }>> = {
  join: { says: 'One press, and the address is yours here.', button: 'Confirm and sign in' },
  link: { says: 'One press, and you are in.', button: 'Sign in' },
  email: { says: 'One press, and it takes the place of the one before.', button: 'Use this address' },
};

export function ConfirmPage({ page: { token, about, email } }: Page<'confirm'>) {
  const { says, button } = CONFIRM[about];
  return (
    <>
      <p className={styles.say}>
        For <b>{email}</b>. {says}
      </p>
      <form className={styles.stack} method="post">
        <input type="hidden" name="token" value={token} />
        <Scripted />
        <Button type="submit" kind="brand" className={styles.block}>
          {button}
        </Button>
      </form>
    </>
  );
}
