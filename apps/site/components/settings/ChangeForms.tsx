/** Changing what opens an account: whoever does it shows that they are its owner. */
import { checkPassword, LONGEST_PASSWORD, PASSWORD_RULES, readEmail } from '@masthead/account';
import { callAccount } from '../account/calls.ts';
import { askForNewPassword } from '../account/session.ts';
import { Field } from './parts.tsx';
import { SendingForm } from './SendingForm.tsx';
import { useSending } from './use-sending.ts';

const RULES = `At least ${PASSWORD_RULES.minPasswordLength} characters, with a letter, a number and a special one such as ! or ?`;

interface PasswordNowProps {
  label: string;
  name: string;
  hint: string;
  wrong?: string | undefined;
}

/** By which somebody shows that the account is theirs. */
export const PasswordNow = (field: PasswordNowProps) => (
  <Field {...field} type="password" autoComplete="current-password" maxLength={LONGEST_PASSWORD} />
);

export function ChangePassword({ email }: { email: string }) {
  const changing = useSending(async ({ current = '', next = '' }) => {
    if (!checkPassword(next).meetsReqs) throw new Error(`The new password lacks something. ${RULES}.`);
    await callAccount('POST', '/password', { ...(current && { current }), next });
    return 'Changed. Your other devices are signed out.';
  });
  const mailing = useSending(async () => {
    await askForNewPassword(email);
    return `A link is on its way to ${email}.`;
  });
  return (
    <>
      <SendingForm sending={changing} deed="Change the password">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordNow
          label="Your password now"
          name="current"
          hint="Empty, if you signed in within the last minutes or have none."
        />
        <Field
          label="New password"
          name="next"
          type="password"
          autoComplete="new-password"
          maxLength={LONGEST_PASSWORD}
          required
          hint={`${RULES}.`}
          wrong={changing.wrong}
        />
      </SendingForm>
      <SendingForm sending={mailing} deed="Forgot it? Send me a link" kind="quiet" />
    </>
  );
}

export function ChangeEmail() {
  const changing = useSending(async ({ email = '', password = '' }) => {
    if (!readEmail(email)) throw new Error('Enter an e-mail address, such as you@example.com.');
    await callAccount('POST', '/email', { email, ...(password && { password }) });
    return `We wrote to ${email}. Press the button in the letter, and it is yours.`;
  });
  return (
    <SendingForm sending={changing} deed="Change the address">
      <Field
        label="New e-mail address"
        name="email"
        type="email"
        autoComplete="email"
        required
        wrong={changing.wrong}
      />
      <PasswordNow label="Your password" name="password" hint="Empty, if you signed in within the last minutes." />
    </SendingForm>
  );
}
