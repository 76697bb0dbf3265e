/** What opens an account, and where it is open. */
import type { Profile } from '@masthead/account';
import { Button, ButtonLink, VisuallyHidden } from '@masthead/ui';
import { useState } from 'react';
import { accountSession } from '../account/account-session.ts';
import { callAccount, saidOf } from '../account/calls.ts';
import { toast } from '../account/toast.ts';
import { ChangeEmail, ChangePassword } from './ChangeForms.tsx';
import styles from './forms.module.css';
import { PasskeyAdder } from './PasskeyAdder.tsx';
import { Failed, PanelHead, Row, Rows, SubPart, Waiting } from './parts.tsx';
import { fetchDevices, fetchPasskeys } from './security-lists.ts';
import { useAsked } from './use-asked.ts';
import { agoOf, monthOf } from './when.ts';

export function SecurityPanel({ profile, email }: { profile: Profile | null; email: string }) {
  return (
    <>
      <PanelHead title="Sign-in and devices" />
      {profile?.managedAt ? (
        <p>
          Your password and your address are looked after where you sign in.{' '}
          <ButtonLink kind="line" small href={profile.managedAt}>
            Go there
          </ButtonLink>
        </p>
      ) : (
        <>
          <Passkeys />
          <SubPart title="Password" note="Changing it signs out your other devices.">
            <ChangePassword email={email} />
          </SubPart>
          <SubPart
            title="E-mail address"
            note={`It is ${email}. A change is confirmed at the new address and announced at the old one.`}
          >
            <ChangeEmail />
          </SubPart>
        </>
      )}
      <Devices />
    </>
  );
}

/** Does it, and asks anew; what failed is said. */
function useDoing(again: () => void) {
  return async (method: 'POST' | 'DELETE', path: string, done: string, body?: unknown): Promise<void> => {
    try {
      await callAccount(method, path, body);
      toast.set({ done });
    } catch (error) {
      toast.set({ done: 'Not done.', words: saidOf(error) });
    }
    again();
  };
}

function Passkeys() {
  const { answer: passkeys, problem, again } = useAsked(fetchPasskeys);
  const doing = useDoing(again);
  return (
    <SubPart
      title="Passkeys"
      note="Your face, finger or screen lock opens the account. Nothing to remember, nothing to steal."
    >
      {problem && <Failed message={problem} again={again} />}
      {!passkeys && !problem && <Waiting />}
      {passkeys && passkeys.length > 0 && (
        <Rows>
          {passkeys.map(({ id, name, since, used }) => (
            <Row
              key={id}
              name={name}
              fact={`Added ${monthOf(since)}, ${used ? `last used ${agoOf(used)}` : 'not used yet'}`}
            >
              <Button kind="quiet" small onClick={() => void doing('DELETE', `/passkeys/${id}`, 'Passkey removed.')}>
                Remove<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      <PasskeyAdder onAdded={again} />
    </SubPart>
  );
}

function Devices() {
  const { answer: devices, problem, again } = useAsked(fetchDevices);
  const doing = useDoing(again);
  const [isAsking, setAsking] = useState(false);
  const others = devices?.filter(({ isThis }) => !isThis) ?? [];
  const leaveOthers = (): Promise<void> => {
    setAsking(false);
    return doing('DELETE', '/devices', 'Logged out everywhere else.');
  };
  return (
    <SubPart title="Where you are signed in">
      {problem && <Failed message={problem} again={again} />}
      {!devices && !problem && <Waiting />}
      {devices && (
        <Rows>
          {devices.map(({ id, name, isThis, seen }) => (
            <Row
              key={id}
              name={name}
              fact={isThis ? <span className={styles.here}>This device</span> : `Last used ${agoOf(seen)}`}
            >
              {isThis ? (
                <Button kind="quiet" small onClick={() => void accountSession.get()?.logOut()}>
                  Log out
                </Button>
              ) : (
                <Button
                  kind="quiet"
                  small
                  onClick={() => void doing('DELETE', `/devices/${id}`, `${name} is logged out.`)}
                >
                  Log out<VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              )}
            </Row>
          ))}
        </Rows>
      )}
      {others.length > 0 && (
        <p className={styles.end}>
          {isAsking ? (
            <Button small onClick={() => void leaveOthers()}>
              Yes, log out {others.length} {others.length === 1 ? 'device' : 'devices'}
            </Button>
          ) : (
            <Button kind="line" small onClick={() => setAsking(true)}>
              Log out everywhere else
            </Button>
          )}
        </p>
      )}
    </SubPart>
  );
}
