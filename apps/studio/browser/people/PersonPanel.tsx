/** One person: what they sign in with, their role, and what can be done about them. */
import { DESK_STAFF_API, STAFF_ROLES, type StaffEntry } from '@masthead/account';
import { Button } from '@masthead/ui';
import { ConfirmButton } from '../ConfirmButton.tsx';
import desk from '../Desk.module.css';
import { onDay } from '../days.ts';
import type { AskDesk } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { PasskeyRows } from '../me/PasskeyRows.tsx';
import { isWays } from '../me/ways.ts';
import { useAnswer } from '../use-answer.ts';
import styles from './People.module.css';
import { nameOf } from './people.ts';

type Act = (
  person: StaffEntry,
  path: string,
  method: 'POST' | 'PUT' | 'DELETE',
  said: string,
  body?: object,
) => Promise<void>;

interface PersonPanelProps {
  ask: AskDesk;
  person: StaffEntry;
  act: Act;
}

export function PersonPanel({ ask, person, act }: PersonPanelProps) {
  const { id, state, since, role } = person;
  const { data: ways, again } = useAnswer(ask, `${DESK_STAFF_API}/${id}`, isWays);
  async function removePasskey(passkey: string): Promise<void> {
    await act(person, `/passkeys/${encodeURIComponent(passkey)}`, 'DELETE', 'a passkey is removed');
    await again();
  }
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.name}>{nameOf(person)}</h2>
        <p className={styles.small}>
          {person.email}, {state === 'invited' ? `invited ${onDay(since)}` : `since ${onDay(since)}`}
        </p>
      </section>
      {state === 'active' && ways && (
        <section className={styles.part} aria-labelledby="their-passkeys">
          <h2 id="their-passkeys">Passkeys</h2>
          <PasskeyRows passkeys={ways.passkeys} onRemove={(passkey) => void removePasskey(passkey)} />
          {ways.passkeys.length < 2 && (
            <p className={styles.note}>
              {ways.passkeys.length === 1 ? (
                <>
                  <b>One passkey is one lost laptop.</b> Ask {person.name} to add a second.
                </>
              ) : (
                <>
                  <b>No passkey.</b> A password can be stolen from afar, and a code with it.
                </>
              )}
            </p>
          )}
        </section>
      )}
      <section className={styles.part}>
        <Field label="Role">
          {(about) => (
            <select
              {...about}
              className={desk.input}
              value={role}
              onChange={({ target }) => void act(person, '/role', 'PUT', `is ${target.value}`, { role: target.value })}
            >
              {STAFF_ROLES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
        </Field>
      </section>
      <section className={styles.part} aria-label="What can be done">
        <div className={desk.row}>
          <Deeds person={person} act={act} />
        </div>
      </section>
    </>
  );
}

function Deeds({ person, act }: Omit<PersonPanelProps, 'ask'>) {
  switch (person.state) {
    case 'invited':
      return (
        <>
          <Button kind="line" small onClick={() => void act(person, '/invitation', 'POST', 'a new link is sent')}>
            Send again
          </Button>
          <ConfirmButton
            label="Take back"
            question="Take the invitation back?"
            onConfirm={() => void act(person, '/invitation', 'DELETE', 'the invitation is taken back')}
          />
        </>
      );
    case 'suspended':
      return (
        <Button kind="line" small onClick={() => void act(person, '/resume', 'POST', 'may come in again')}>
          Let in again
        </Button>
      );
    case 'active':
      return (
        <>
          <ConfirmButton
            label="End sessions"
            question={`Sign ${person.name} out everywhere?`}
            onConfirm={() => void act(person, '/sessions', 'DELETE', 'signed out everywhere')}
          />
          <ConfirmButton
            label="Send a link"
            question="A link to set up the sign-in anew?"
            onConfirm={() => void act(person, '/invitation', 'POST', 'a link is sent')}
          />
          <ConfirmButton
            label="Suspend"
            question={`Keep ${person.name} out?`}
            onConfirm={() => void act(person, '/suspend', 'POST', 'suspended')}
          />
        </>
      );
  }
}
