/** Signing in: by passkey, by another service, or with a password. What was wrong is said, and never which of the two. */
import { HOSTED_STEPS, type HostedPage, TO_SIGN_IN } from '@masthead/account';
import { Alert, Button } from '@masthead/ui';
import { KeyDrawing, LetterDrawing, PersonDrawing } from './drawings.tsx';
import { EmailField } from './EmailField.tsx';
import { intentLabel } from './intent-label.ts';
import { inWords } from './number-words.ts';
import { Declined, PasskeyForm } from './Passkey.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './parts.module.css';
import { Tabs } from './Tabs.tsx';

type SignIn = Extract<HostedPage, { name: 'sign-in' }>;

function mismatch(triesLeft: number): string {
  const [letter = '', ...rest] = `${inWords(triesLeft)} ${triesLeft === 1 ? 'try' : 'tries'} left`;
  return `Address and password do not match. ${letter.toUpperCase()}${rest.join('')}`;
}

export function SignInPage({ page }: { page: SignIn }) {
  const { visit, problem } = page;
  const isDeclined = problem?.kind === 'passkey';
  return (
    <>
      <Declined isDeclined={isDeclined}>
        <PasskeyForm visit={visit}>
          <Button type="submit" className={styles.block}>
            <KeyDrawing small /> Try the passkey again
          </Button>
        </PasskeyForm>
        <p className={styles.terms}>
          <a href={visit.base + TO_SIGN_IN} data-choose>
            Use a password
          </a>{' '}
          or <a href={visit.base + HOSTED_STEPS.link}>email me a link</a>.
        </p>
      </Declined>
      <div className={styles.stack} data-when="choose" hidden={isDeclined}>
        <Tabs base={visit.base} current="sign-in" />
        {problem?.kind === 'social' && (
          <div role="alert">
            <Alert kind="warn">{problem.label} did not sign you in. Try once more, or use your password.</Alert>
          </div>
        )}
        {problem?.kind !== 'mismatch' && <OtherWays page={page} />}
        <PasswordForm page={page} />
      </div>
    </>
  );
}

function OtherWays({ page: { visit } }: { page: SignIn }) {
  const { social, base, isFramed } = visit;
  return (
    <>
      <div className={styles.near}>
        <PasskeyForm visit={visit}>
          <Button type="submit" className={styles.block}>
            <KeyDrawing small /> Continue with a passkey
          </Button>
        </PasskeyForm>
        {social && (
          <form method="post" action={base + HOSTED_STEPS.social} target={isFramed ? '_top' : undefined}>
            <Button type="submit" kind="line" className={styles.block}>
              <PersonDrawing /> Continue with {social.label}
            </Button>
          </form>
        )}
      </div>
      <div className={social ? styles.or : `${styles.or} ${styles.withPasskey}`}>or with your password</div>
    </>
  );
}

function PasswordForm({ page: { visit, email, problem } }: { page: SignIn }) {
  const isMismatch = problem?.kind === 'mismatch';
  return (
    <form className={styles.stack} method="post" action={visit.base}>
      <EmailField email={email} isWrong={problem?.kind === 'email'} withPasskey focused={email === ''} />
      <PasswordField
        label="Password"
        beside={
          <a className={`${styles.link} ${styles.forgot}`} href={visit.base + HOSTED_STEPS.forgot}>
            Forgot it?
          </a>
        }
        error={isMismatch ? mismatch(problem.triesLeft) : undefined}
        focused={email !== '' && problem?.kind !== 'email'}
      />
      <Button type="submit" kind="brand" className={styles.block}>
        {intentLabel('sign-in', visit.intent)}
      </Button>
      {isMismatch && (
        <>
          <div className={styles.or}>quicker</div>
          <Button
            type="submit"
            kind="line"
            className={styles.block}
            formAction={visit.base + HOSTED_STEPS.link}
            formNoValidate
          >
            <LetterDrawing small /> Email me a link instead
          </Button>
        </>
      )}
    </form>
  );
}
