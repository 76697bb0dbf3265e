/** What somebody new will sign in with: a passkey, or a password and an authenticator. */
import { SHORTEST_STAFF_PASSWORD } from '@masthead/account';
import { Button } from '@masthead/ui';
import { useState } from 'react';
import desk from '../Desk.module.css';
import { wrongIn } from '../desk-client.ts';
import { isFields } from '../guards.ts';
import { askSession, isSignedIn } from '../session.ts';
import { useDeed } from '../use-deed.ts';
import { AuthenticatorSetup, isSetup, type Setup } from './AuthenticatorSetup.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { deviceLabel, hasPasskeys, makePasskey } from './passkey.ts';
import { hasCodes } from './RecoveryCodes.tsx';
import styles from './SignIn.module.css';

interface WayInProps {
  token: string;
  email: string;
  /** They are in, with these recovery codes; with a passkey there are none. */
  onIn(codes: readonly string[]): void;
}

export function WayIn({ token, email, onIn }: WayInProps) {
  const [setup, setSetup] = useState<Setup>();
  async function join(code: string): Promise<string> {
    const outcome = await askSession('/welcome/password', hasCodes, { token, sealed: setup?.sealed, code });
    if (outcome.ok) onIn(outcome.data.recoveryCodes);
    return wrongIn(outcome);
  }
  if (setup) return <AuthenticatorSetup setup={setup} onCode={join} />;
  return (
    <>
      {hasPasskeys() && (
        <>
          <WithPasskey token={token} onIn={() => onIn([])} />
          <p className={styles.or}>or</p>
        </>
      )}
      <WithPassword token={token} email={email} onSetup={setSetup} />
    </>
  );
}

function WithPasskey({ token, onIn }: { token: string; onIn(): void }) {
  async function make(): Promise<string> {
    const options = await askSession('/welcome/passkey-options', isFields, { token });
    if (!options.ok) return wrongIn(options);
    const made = await makePasskey(options.data);
    if (!made.ok) return made.message;
    const said = { token, label: deviceLabel(), response: made.response };
    const outcome = await askSession('/welcome/passkey', isSignedIn, said);
    if (outcome.ok) onIn();
    return wrongIn(outcome);
  }
  return (
    <div className={styles.form}>
      <p className={styles.said}>
        A passkey is your fingerprint, your face or the PIN of this device. Nobody can steal it from afar.
      </p>
      <PasskeyButton label="Make a passkey" onPress={make} />
    </div>
  );
}

interface WithPasswordProps {
  token: string;
  email: string;
  onSetup(setup: Setup): void;
}

function WithPassword({ token, email, onSetup }: WithPasswordProps) {
  const { wrong, isBusy, submit } = useDeed();
  const begin = submit(async (said) => {
    const outcome = await askSession('/welcome/authenticator', isSetup, { token, password: said.text('password') });
    if (outcome.ok) onSetup(outcome.data);
    return wrongIn(outcome);
  });
  return (
    <form className={styles.form} onSubmit={begin}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        label="A password"
        hint={`At least ${SHORTEST_STAFF_PASSWORD} letters. An authenticator app comes with it.`}
        error={wrong}
      />
      <div className={desk.row}>
        <Button type="submit" loading={isBusy}>
          Set up an authenticator
        </Button>
      </div>
    </form>
  );
}
