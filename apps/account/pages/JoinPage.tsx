/** Making an account. The rules are shown before they are broken; joining accepts the terms, and says so. */
import { HOSTED_STEPS, type HostedPage } from '@masthead/account';
import { Button } from '@masthead/ui';
import { PRIVACY, TERMS } from '../addresses.ts';
import { EmailField } from './EmailField.tsx';
import { intentLabel } from './intent-label.ts';
import { NewPassword } from './NewPassword.tsx';
import styles from './parts.module.css';
import { Tabs } from './Tabs.tsx';

export function JoinPage({ page }: { page: Extract<HostedPage, { name: 'join' }> }) {
  const { visit, email, problem } = page;
  const target = visit.isFramed ? '_blank' : undefined;
  return (
    <>
      <Tabs base={visit.base} current="join" />
      <form className={styles.stack} method="post" action={visit.base + HOSTED_STEPS.join}>
        <EmailField email={email} isWrong={problem?.kind === 'email'} focused={email === ''} />
        <NewPassword
          label="Choose a password"
          isWrong={problem?.kind === 'password'}
          focused={email !== '' && problem === undefined}
        />
        <Button type="submit" kind="brand" className={styles.block} data-waits>
          {intentLabel('join', visit.intent)}
        </Button>
      </form>
      <p className={styles.terms}>
        By joining you accept the{' '}
        <a href={TERMS} target={target}>
          terms of service
        </a>{' '}
        and the{' '}
        <a href={PRIVACY} target={target}>
          privacy policy
        </a>
        . No letters unless you tick them. Free, and one press to leave.
      </p>
    </>
  );
}
