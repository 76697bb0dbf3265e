/** What others see of a reader, and the look of the page that goes with them. */
import { LONGEST_DISPLAY_NAME, type Profile } from '@masthead/account';
import { useState } from 'react';
import { accountSession } from '../account/account-session.ts';
import { saidOf } from '../account/calls.ts';
import { LookChoice } from './LookChoice.tsx';
import { Failed, Field, PanelHead, Waiting } from './parts.tsx';
import { SendingForm } from './SendingForm.tsx';
import { useSending } from './use-sending.ts';

export function ProfilePanel({ profile }: { profile: Profile | null }) {
  const [problem, setProblem] = useState<string>();
  const load = () => {
    setProblem(undefined);
    accountSession
      .get()
      ?.loadProfile()
      .catch((error: unknown) => setProblem(saidOf(error)));
  };
  return (
    <>
      <PanelHead title="Profile">Only the display name is ever public, beside comments and reviews.</PanelHead>
      {profile ? <ProfileForm profile={profile} /> : problem ? <Failed message={problem} again={load} /> : <Waiting />}
      <LookChoice note="Both go with you to every browser in which you are signed in." />
    </>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const saving = useSending(async ({ displayName = '' }) => {
    try {
      await accountSession.get()?.saveProfile({ displayName: displayName.trim() });
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      throw new Error(`${saidOf(error)}. ${cause instanceof Error ? cause.message : ''}`);
    }
    return 'Saved';
  });
  return (
    <SendingForm sending={saving} deed="Save" kind="brand">
      <Field
        label="Display name"
        name="displayName"
        defaultValue={profile.displayName}
        autoComplete="nickname"
        maxLength={LONGEST_DISPLAY_NAME}
        hint="It need not be your own."
        wrong={saving.wrong}
      />
      <p>
        <b>E-mail address</b>
        <br />
        {profile.email}
        {'. '}
        {profile.managedAt ? (
          <a href={profile.managedAt}>Changed where you sign in</a>
        ) : (
          <a href="/user/settings/security/">Change it</a>
        )}
      </p>
    </SendingForm>
  );
}
