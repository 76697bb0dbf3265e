/** Where a way ends, well or not: the news in one sentence, and ways on. */
import { type HostedPage, LOGIN_PATH } from '@masthead/account';
import { ButtonLink } from '@masthead/ui';
import { FRONT_PAGE, SETTINGS, startAgain } from '../addresses.ts';
import styles from './parts.module.css';

type Page<Name extends HostedPage['name']> = { page: Extract<HostedPage, { name: Name }> };

const DONE: Readonly<Record<Page<'done'>['page']['about'], { says: string; to: string; button: string }>> = {
  password: { says: 'Sign in with the new one from now on.', to: LOGIN_PATH, button: 'Sign in' },
  email: {
    says: 'We write to the new one from now on, and you sign in with it.',
    to: SETTINGS,
    button: 'Your account',
  },
  confirmed: { says: 'Thank you. Everything an account is for is yours now.', to: FRONT_PAGE, button: 'Start reading' },
};

export function DonePage({ page: { about } }: Page<'done'>) {
  const { says, to, button } = DONE[about];
  return (
    <>
      <p className={styles.say}>{says}</p>
      <div className={styles.near}>
        <ButtonLink href={to} kind="brand">
          {button}
        </ButtonLink>
      </div>
    </>
  );
}

export const OVER_SAYS: Readonly<Record<Page<'over'>['page']['about'], string>> = {
  link: 'It was used already, or it is too old: each works once, and for a while. Nothing was changed.',
  'sign-in': 'It took too long, or was finished in another window. Nothing was changed.',
};

export const OverPage = ({ page: { about, isFramed } }: Page<'over'>) => (
  <WaysOn says={OVER_SAYS[about]} isFramed={isFramed} />
);

export const FailedPage = ({ page: { message, isFramed } }: Page<'failed'>) => (
  <WaysOn says={message} isFramed={isFramed} />
);

export const WaysOn = ({ says, isFramed }: { says: string; isFramed: boolean }) => (
  <>
    <p className={styles.say}>{says}</p>
    <div className={styles.near}>
      <ButtonLink href={startAgain(isFramed)} kind="brand">
        Start again
      </ButtonLink>
    </div>
    <p className={styles.terms}>
      <a href={FRONT_PAGE} target={isFramed ? '_top' : undefined}>
        Go to the front page
      </a>
    </p>
  </>
);
