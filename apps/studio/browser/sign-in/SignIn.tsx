/** The desk's door: a passkey, or a password and then a code; and, quietly, a token. */
import { Hed } from '@masthead/ui';
import { useState } from 'react';
import { keepSession } from '../session.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { hasPasskeys } from './passkey.ts';
import styles from './SignIn.module.css';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { TokenForm } from './TokenForm.tsx';

/** Why somebody who was in is at the door again. */
export interface Reason {
  of: 'token' | 'session';
  text: string;
}

export function SignIn({ reason }: { reason: Reason }) {
  const [ticket, setTicket] = useState('');
  if (ticket !== '')
    return (
      <div className={styles.page}>
        <Hed as="h1" size="2">
          One more step
        </Hed>
        <CodeForm ticket={ticket} onIn={keepSession} onBack={() => setTicket('')} />
      </div>
    );
  return (
    <div className={styles.page}>
      <Hed as="h1" size="2">
        The desk
      </Hed>
      {reason.of === 'session' && reason.text && (
        <p className={styles.trouble} role="alert">
          {reason.text}
        </p>
      )}
      {hasPasskeys() && (
        <>
          <PasskeyButton label="Sign in with a passkey" onPress={() => signInWithPasskey(keepSession)} />
          <p className={styles.or}>or</p>
        </>
      )}
      <PasswordForm onTicket={setTicket} />
      <section className={styles.quiet} aria-labelledby="by-token">
        <h2 id="by-token">Use a token instead</h2>
        <TokenForm reason={reason.of === 'token' ? reason.text : ''} />
      </section>
    </div>
  );
}
