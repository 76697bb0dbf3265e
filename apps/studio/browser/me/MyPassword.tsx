/** One's password, which never goes without an authenticator; and the codes for when that is lost. */
import { DESK_SESSION_API, SHORTEST_STAFF_PASSWORD, type StaffPerson, type StaffWays } from '@masthead/account';
import { Button } from '@masthead/ui';
import { useState } from 'react';
import desk from '../Desk.module.css';
import { type AskDesk, wrongIn } from '../desk-client.ts';
import { InputField } from '../InputField.tsx';
import { AuthenticatorSetup, isSetup, type Setup } from '../sign-in/AuthenticatorSetup.tsx';
import { NewPasswordField } from '../sign-in/NewPasswordField.tsx';
import { hasCodes, RecoveryCodes } from '../sign-in/RecoveryCodes.tsx';
import { useDeed } from '../use-deed.ts';
import styles from './Me.module.css';
import { NewCodes } from './NewCodes.tsx';
import type { Change } from './ways.ts';

interface MyPasswordProps {
  ask: AskDesk;
  person: StaffPerson;
  ways: StaffWays;
  onChanged(): void;
  change: Change;
}

type Doing = { is: 'nothing' } | { is: 'setup'; setup: Setup } | { is: 'codes'; codes: readonly string[] };

export function MyPassword({ ask, person, ways, onChanged, change }: MyPasswordProps) {
  const [doing, setDoing] = useState<Doing>({ is: 'nothing' });
  const { wrong, isBusy, submit } = useDeed();
  const done = () => {
    setDoing({ is: 'nothing' });
    onChanged();
  };

  async function keep(setup: Setup, code: string): Promise<string> {
    const body = { sealed: setup.sealed, code };
    const outcome = await ask(`${DESK_SESSION_API}/mine/password`, hasCodes, { method: 'POST', body });
    if (outcome.ok) setDoing({ is: 'codes', codes: outcome.data.recoveryCodes });
    return wrongIn(outcome);
  }

  const send = submit(async (said) => {
    const body = { current: said.text('current'), password: said.text('password') };
    if (ways.hasPassword) {
      const problem = await change('/password', { method: 'PUT', body });
      if (problem === '') said.reset();
      return problem;
    }
    const outcome = await ask(`${DESK_SESSION_API}/mine/authenticator`, isSetup, { method: 'POST', body });
    if (outcome.ok) setDoing({ is: 'setup', setup: outcome.data });
    return wrongIn(outcome);
  });

  return (
    <section className={styles.part} aria-labelledby="my-password">
      <h2 id="my-password">Password and authenticator</h2>
      {doing.is === 'setup' && <AuthenticatorSetup setup={doing.setup} onCode={(code) => keep(doing.setup, code)} />}
      {doing.is === 'codes' && <RecoveryCodes codes={doing.codes} onKept={done} />}
      {doing.is === 'nothing' && (
        <>
          <p className={styles.said}>
            {ways.hasPassword
              ? `You have a password, an authenticator, and ${ways.recoveryCodes} recovery codes. A new password signs you out everywhere but here.`
              : 'You have none. With one you can sign in where your passkeys are not.'}
          </p>
          <form className={styles.form} onSubmit={send}>
            <input type="hidden" autoComplete="username" value={person.email} readOnly />
            {ways.hasPassword && (
              <InputField
                label="Your present password"
                name="current"
                type="password"
                autoComplete="current-password"
                required
              />
            )}
            <NewPasswordField
              label="A new password"
              hint={`At least ${SHORTEST_STAFF_PASSWORD} letters`}
              error={wrong}
            />
            <div className={desk.row}>
              <Button type="submit" kind="line" small loading={isBusy}>
                {ways.hasPassword ? 'Change the password' : 'Set up an authenticator'}
              </Button>
            </div>
          </form>
          {ways.hasPassword && <NewCodes ask={ask} onCodes={(codes) => setDoing({ is: 'codes', codes })} />}
        </>
      )}
    </section>
  );
}
