/** Too many guesses: a clock, and ways round it that no guess can lock. */
import { HOSTED_STEPS, type HostedPage, TO_SIGN_IN } from '@masthead/account';
import { displayTime, machineDate } from '@masthead/model';
import { Icon } from '@masthead/ui';
import { KeyDrawing, LetterDrawing, LockDrawing } from './drawings.tsx';
import styles from './LockedPage.module.css';
import { Declined, PasskeyForm } from './Passkey.tsx';
import parts from './parts.module.css';

export function LockedPage({ page }: { page: Extract<HostedPage, { name: 'locked' }> }) {
  const { visit, email, until, now } = page;
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <>
      <Declined isDeclined={false} />
      <div>
        <p className={styles.count} role="timer" data-countdown={seconds} data-form="clock">
          {clock(seconds)}
        </p>
        <p className={parts.small}>
          until you can try a password again, at <time dateTime={machineDate(until)}>{displayTime(until)}</time>
        </p>
      </div>
      <p className={parts.say}>
        Someone, perhaps you, guessed too often. Your account is safe and nothing was changed.
      </p>
      <ul className={styles.ways}>
        <li className={parts.scripted}>
          <PasskeyForm visit={visit}>
            <button type="submit">
              <KeyDrawing />
              Use your passkey
              <Icon name="arrow" small />
            </button>
          </PasskeyForm>
        </li>
        <li>
          <form method="post" action={visit.base + HOSTED_STEPS.link}>
            <input type="hidden" name="email" value={email} />
            <button type="submit">
              <LetterDrawing />
              Email me a link
              <Icon name="arrow" small />
            </button>
          </form>
        </li>
        <li>
          <a href={visit.base + HOSTED_STEPS.forgot}>
            <LockDrawing />
            It was not me
            <Icon name="arrow" small />
          </a>
        </li>
      </ul>
      <p className={`${parts.terms} ${styles.due}`} data-due>
        <a href={visit.base + TO_SIGN_IN}>Try a password again</a>
      </p>
    </>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
