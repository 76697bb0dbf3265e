/** Everybody of one state, with what they sign in with and when they were last here. */
import type { StaffEntry, StaffState } from '@masthead/account';
import { classes, VisuallyHidden } from '@masthead/ui';
import { onDay } from '../days.ts';
import wide from '../WideRoom.module.css';
import styles from './People.module.css';
import { lastHere, nameOf, STATE_NAMES, signsInWith } from './people.ts';

interface StaffTableProps {
  people: readonly StaffEntry[];
  state: StaffState;
  chosen: string | undefined;
  onChoose(id: string): void;
}

const NOBODY: Readonly<Record<StaffState, string>> = {
  active: 'Nobody is here.',
  invited: 'Nobody is invited who has not come.',
  suspended: 'Nobody is suspended.',
};

const LEVELS = { good: styles.good, few: styles.few, bad: styles.bad } as const;

export function StaffTable({ people, state, chosen, onChoose }: StaffTableProps) {
  if (people.length === 0) return <p className={wide.none}>{NOBODY[state]}</p>;
  const now = Date.now();
  return (
    <div className={styles.scroll}>
      <table className={classes(wide.table, styles.table)}>
        <caption>
          <VisuallyHidden>{STATE_NAMES[state]}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Signs in with</th>
            <th scope="col">{state === 'invited' ? 'Link until' : 'Last here'}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const { words, is } = signsInWith(person);
            return (
              <tr key={person.id} data-chosen={person.id === chosen || undefined}>
                <td>
                  <button
                    type="button"
                    className={styles.who}
                    aria-pressed={person.id === chosen}
                    onClick={() => onChoose(person.id)}
                  >
                    <b>{nameOf(person)}</b>
                    {person.name !== '' && <small>{person.email}</small>}
                  </button>
                </td>
                <td>
                  <span className={styles.role}>{person.role}</span>
                </td>
                <td className={LEVELS[is]}>{words}</td>
                <td className={styles.last}>{lastOf(person, now)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function lastOf({ state, seen, invitedUntil }: StaffEntry, now: number): string {
  if (state !== 'invited') return lastHere(seen, now);
  return invitedUntil === null ? 'run out' : onDay(invitedUntil);
}
