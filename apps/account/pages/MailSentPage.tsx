/** A letter is on its way, whether or not the address is known: only its reader learns which. */
import { HOSTED_STEPS, type HostedPage, MAIL_MINUTES } from '@masthead/account';
import { ButtonLink } from '@masthead/ui';
import styles from './MailSentPage.module.css';
import { mailboxOf } from './mailboxes.ts';
import parts from './parts.module.css';

type MailSent = Extract<HostedPage, { name: 'mail-sent' }>;
type About = MailSent['about'];

const SUBJECTS: Readonly<Record<About, string>> = {
  join: 'Confirm your address, one press',
  forgot: 'A new password',
  link: 'Your link to sign in',
};

const THEN: Readonly<Record<About, string>> = {
  join: 'Press the button in the letter and you are in, on this device or another.',
  forgot: 'Press the button in the letter and choose a new password.',
  link: 'Press the button in the letter and you are in, on this device or another.',
};

interface MailSentProps {
  page: MailSent;
  brandName: string;
}

export function MailSentPage({ page, brandName }: MailSentProps) {
  const { about, email, visit, againAt, now } = page;
  const step = visit.base + HOSTED_STEPS[about];
  const mailbox = mailboxOf(email);
  const seconds = Math.max(0, Math.ceil((againAt - now) / 1000));
  return (
    <>
      <p className={parts.say}>
        We wrote to <b>{email}</b>. {THEN[about]} It works for {MAIL_MINUTES[about]} minutes.
      </p>
      <div className={styles.letter}>
        <i aria-hidden="true">{brandName.slice(0, 1)}</i>
        <div>
          <b>{brandName}</b>
          <small>{SUBJECTS[about]}</small>
        </div>
        <small>now</small>
      </div>
      {mailbox && (
        <div className={parts.near}>
          <ButtonLink href={mailbox} rel="noreferrer" target="_blank">
            Open my mail
          </ButtonLink>
        </div>
      )}
      <form id="again" method="post" action={step} hidden>
        <input type="hidden" name="email" value={email} />
      </form>
      <p className={parts.terms}>
        Nothing there? Look under Promotions, or{' '}
        <button type="submit" form="again" data-again>
          send it again
        </button>
        {seconds > 0 && (
          <span data-countdown={seconds} data-form="seconds">
            {' '}
            in {seconds} s
          </span>
        )}
        . <a href={step}>Use another address</a>.
      </p>
    </>
  );
}
