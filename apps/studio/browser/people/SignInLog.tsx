/** Sign-ins of everyone, and what was done to whom, the newest first. */
import { STAFF_EVENTS, type StaffEvent, type StaffLogEntry } from '@masthead/account';
import type { AskDesk } from '../desk-client.ts';
import { shownTime } from '../live/times.ts';
import { PortionFoot } from '../PortionFoot.tsx';
import { usePortions } from '../use-portions.ts';
import styles from './People.module.css';
import { LOG } from './people.ts';

const ALARMING: ReadonlySet<StaffEvent> = new Set(['wrong-password', 'wrong-code', 'wrong-passkey', 'locked']);

export function SignInLog({ ask }: { ask: AskDesk }) {
  const log = usePortions(ask, LOG);
  return (
    <section className={styles.part} aria-labelledby="sign-ins">
      <h2 id="sign-ins">
        Sign-ins <small>everyone, newest first</small>
      </h2>
      <ol className={styles.log}>
        {log.items.map((entry) => (
          <li key={entry.entry}>
            <span className={ALARMING.has(entry.event) ? styles.alarm : undefined}>{sentenceOf(entry)}</span>
            <small>{[shownTime(Date.parse(entry.at)), entry.device, entry.from].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ol>
      <PortionFoot list={log} none="Nothing has happened yet." words={['entry', 'entries']} more="Show older entries" />
    </section>
  );
}

function sentenceOf({ event, who, by, detail }: StaffLogEntry): string {
  const what = `${who ?? 'An address that nobody here has'}: ${STAFF_EVENTS[event]}`;
  return `${what}${detail === null ? '' : ` (${detail})`}${by === null ? '' : `, by ${by}`}`;
}
