/** What is remembered of a reader, all of it to take along, and the end of it. */
import type { Preferences, Profile } from '@masthead/account';
import { ACCOUNT_API } from '@masthead/account';
import { Button, buttonClass, Hed, SwitchRow } from '@masthead/ui';
import { useState } from 'react';
import { forgetReader, prefer } from '../account/acts.ts';
import { callAccount } from '../account/calls.ts';
import { PasswordNow } from './ChangeForms.tsx';
import styles from './forms.module.css';
import { PanelHead, SubPart } from './parts.tsx';
import { useSending } from './use-sending.ts';

interface PrivacyPanelProps {
  preferences: Preferences;
  profile: Profile | null;
}

export function PrivacyPanel({ preferences, profile }: PrivacyPanelProps) {
  return (
    <>
      <PanelHead title="Privacy and data" />
      <SwitchRow
        label="Reading history"
        checked={preferences.history}
        onChange={({ target }) => void prefer({ history: target.checked })}
      >
        Remembers what you have read. Kept for twelve months, shown to nobody. Switching it off empties it at once.
      </SwitchRow>
      <SwitchRow
        label="Ad-light"
        checked={preferences.adLight}
        onChange={({ target }) => void prefer({ adLight: target.checked })}
      >
        A reader with an account sees fewer advertisements on a story. They are chosen by the story, never by you.
      </SwitchRow>
      <SubPart
        title="Download my data"
        note="One file with your profile, devices, saved stories, follows, letters, alerts, history and comments. Readable by people and by programs."
      >
        <p className={styles.end}>
          <a className={buttonClass({ kind: 'line', small: true })} href={`${ACCOUNT_API}/export`} download>
            Download
          </a>
        </p>
      </SubPart>
      <DeleteAccount hasPassword={!profile?.managedAt} />
    </>
  );
}

/** Who signs in elsewhere shows that it is them by having done so a moment ago. */
function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, wrong, onSubmit } = useSending(async ({ password = '' }) => {
    await callAccount('POST', '/delete', password ? { password } : {});
    forgetReader();
    location.assign('/');
    return 'Gone.';
  });
  return (
    <section className={styles.danger} aria-label="Delete account">
      <Hed as="h3" size="4">
        Delete account
      </Hed>
      <p>Everything that this account keeps is gone at once, and copies of it in our backups within 30 days.</p>
      <p>What stays, and why:</p>
      <ul>
        <li>An empty place where others have answered a comment of yours, so that their answers make sense.</li>
        <li>What you chose about cookies, without your name, since the law asks us to be able to show it.</li>
      </ul>
      {isAsking ? (
        <form className={styles.form} onSubmit={onSubmit}>
          {hasPassword ? (
            <PasswordNow
              label="Your password, so that we know it is you"
              name="password"
              hint="Empty, if you signed in within the last minutes."
              wrong={wrong}
            />
          ) : (
            <p role="status">{wrong}</p>
          )}
          <div className={styles.acts}>
            <Button type="submit" className={styles.delete} loading={isBusy}>
              Delete it for good
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </form>
      ) : (
        <Button className={styles.delete} onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      )}
    </section>
  );
}
