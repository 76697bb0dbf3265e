/** The newsroom's people: who is here as what, what they sign in with, what roles may, tokens, and the log of sign-ins. */
import { DESK_STAFF_API, STAFF_STATES, type StaffEntry, type StaffState } from '@masthead/account';
import { Button } from '@masthead/ui';
import { useState } from 'react';
import { type AskDesk, sentenceOf } from '../desk-client.ts';
import { useAnswer } from '../use-answer.ts';
import { RoomSaid, RoomTabs, WideRoom } from '../WideRoom.tsx';
import { InviteForm } from './InviteForm.tsx';
import styles from './People.module.css';
import { PersonPanel } from './PersonPanel.tsx';
import { areEntries, isEntry, nameOf, STATE_NAMES } from './people.ts';
import { RoleTable } from './RoleTable.tsx';
import { SignInLog } from './SignInLog.tsx';
import { StaffTable } from './StaffTable.tsx';
import { Tokens } from './Tokens.tsx';

export function People({ ask }: { ask: AskDesk }) {
  const { data: people, problem, again } = useAnswer(ask, DESK_STAFF_API, areEntries);
  const [state, setState] = useState<StaffState>('active');
  const [chosen, setChosen] = useState('');
  const [isInviting, setIsInviting] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [done, setDone] = useState('');
  /** What was done is in the log: it is read again. */
  const [deeds, setDeeds] = useState(0);

  async function act(person: StaffEntry, path: string, method: 'POST' | 'PUT' | 'DELETE', said: string, body?: object) {
    const is = (value: unknown): value is StaffEntry | null => value === null || isEntry(value);
    const outcome = await ask(`${DESK_STAFF_API}/${person.id}${path}`, is, { method, ...(body && { body }) });
    setTrouble(outcome.ok ? '' : sentenceOf(outcome));
    setDone(outcome.ok ? `${nameOf(person)}: ${said}.` : '');
    if (!outcome.ok) return;
    setDeeds((count) => count + 1);
    await again();
  }

  function show(next: StaffState): void {
    setState(next);
    setDone('');
  }

  const shown = people?.filter((each) => each.state === state) ?? [];
  const person = shown.find(({ id }) => id === chosen) ?? shown[0];
  return (
    <WideRoom
      title="People"
      head={
        <>
          <RoomTabs
            legend="Which people"
            names={STAFF_STATES}
            chosen={state}
            label={(each) => STATE_NAMES[each]}
            count={(each) => people?.filter((one) => one.state === each).length}
            onChoose={show}
          />
          {people && <p>{withPasskeys(people)}</p>}
          <Button kind="brand" small aria-expanded={isInviting} onClick={() => setIsInviting(!isInviting)}>
            Invite
          </Button>
        </>
      }
    >
      {isInviting && (
        <InviteForm
          ask={ask}
          onInvited={async (entry) => {
            setIsInviting(false);
            setState('invited');
            setChosen(entry.id);
            setDone(`${entry.email} is invited.`);
            setDeeds((count) => count + 1);
            await again();
          }}
        />
      )}
      <RoomSaid problem={trouble || problem} done={done} />
      <div className={styles.halves}>
        <div className={styles.staff}>
          {people && <StaffTable people={shown} state={state} chosen={person?.id} onChoose={setChosen} />}
        </div>
        <aside className={styles.aside} aria-label={person ? nameOf(person) : 'Sign-ins'}>
          {person && <PersonPanel key={person.id} ask={ask} person={person} act={act} />}
          <SignInLog key={deeds} ask={ask} />
        </aside>
        <div className={styles.pair}>
          <RoleTable />
          <Tokens ask={ask} />
        </div>
      </div>
    </WideRoom>
  );
}

function withPasskeys(people: readonly StaffEntry[]): string {
  const here = people.filter(({ state }) => state === 'active');
  return `${here.filter(({ passkeys }) => passkeys > 0).length} of ${here.length} sign in with a passkey`;
}
