/** Asks for a letter: with a link that signs in, or one that sets a new password. */
import { HOSTED_STEPS, type HostedPage, TO_SIGN_IN } from '@masthead/account';
import { Button } from '@masthead/ui';
import { EmailField } from './EmailField.tsx';
import styles from './parts.module.css';

type AskMail = Extract<HostedPage, { name: 'forgot' | 'link' }>;

const SAYS: Readonly<Record<AskMail['name'], string>> = {
  forgot: 'Tell us the address. If we know it, a link is on its way within a minute.',
  link: 'Tell us the address. If we know it, a link that signs you in is on its way within a minute.',
};

export function AskMailPage({ page: { name, visit, email, problem } }: { page: AskMail }) {
  return (
    <>
      <p className={styles.say}>{SAYS[name]}</p>
      <form className={styles.stack} method="post" action={visit.base + HOSTED_STEPS[name]}>
        <EmailField email={email} isWrong={problem?.kind === 'email'} focused={email === ''} />
        <Button type="submit" kind="brand" className={styles.block}>
          Send the link
        </Button>
      </form>
      <p className={styles.terms}>
        <a href={visit.base + TO_SIGN_IN}>Back to sign in</a>
      </p>
    </>
  );
}
