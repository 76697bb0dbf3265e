/** Asks somebody who is in to show that it is they: who finds the desk open cannot make it theirs. */
import type { StaffPerson, StaffWays } from '@masthead/account';
import { Button } from '@masthead/ui';
import { useState } from 'react';
import { focusWhenShown } from '../focus-when-shown.ts';
import { keepSession } from '../session.ts';
import { CodeForm } from '../sign-in/CodeForm.tsx';
import { PasskeyButton } from '../sign-in/PasskeyButton.tsx';
import { PasswordForm } from '../sign-in/PasswordForm.tsx';
import { hasPasskeys } from '../sign-in/passkey.ts';
import signIn from '../sign-in/SignIn.module.css';
import { signInWithPasskey } from '../sign-in/sign-in-with-passkey.ts';
import styles from './Me.module.css';

interface ProveItProps {
  person: StaffPerson;
  ways: StaffWays;
  onSettled(isGiven: boolean): void;
}

export function ProveIt({ person, ways, onSettled }: ProveItProps) {
  const [ticket, setTicket] = useState('');
  const byPasskey = hasPasskeys() && ways.passkeys.length > 0;
  /** Whoever signed in instead is in now, and what was begun is not theirs. */
  function enter(shown: StaffPerson): void {
    keepSession(shown);
    onSettled(shown.id === person.id);
  }
  return (
    <section className={styles.proof} aria-labelledby="prove-it" tabIndex={-1} ref={focusWhenShown}>
      <h2 id="prove-it">Is it still you?</h2>
      <p className={styles.said}>
        What opens the desk can be changed for five minutes after signing in. Sign in once more, and it goes on.
      </p>
      {ticket !== '' && <CodeForm ticket={ticket} onIn={enter} onBack={() => setTicket('')} />}
      {ticket === '' && byPasskey && <PasskeyButton label="Use a passkey" onPress={() => signInWithPasskey(enter)} />}
      {ticket === '' && byPasskey && ways.hasPassword && <p className={signIn.or}>or</p>}
      {ticket === '' && ways.hasPassword && <PasswordForm email={person.email} onTicket={setTicket} />}
      <div>
        <Button kind="quiet" small onClick={() => onSettled(false)}>
          Leave it as it is
        </Button>
      </div>
    </section>
  );
}
