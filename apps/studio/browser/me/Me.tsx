/** What one looks after for oneself: what opens the desk, and where it is open. */
import { DESK_SESSION_API, type StaffPerson } from '@masthead/account';
import { Button, Hed } from '@masthead/ui';
import desk from '../Desk.module.css';
import { type AskDesk, wrongIn } from '../desk-client.ts';
import { signOut } from '../session.ts';
import { Unanswered } from '../Unanswered.tsx';
import { useAnswer } from '../use-answer.ts';
import styles from './Me.module.css';
import { MyPasskeys } from './MyPasskeys.tsx';
import { MyPassword } from './MyPassword.tsx';
import { MySessions } from './MySessions.tsx';
import { ProveIt } from './ProveIt.tsx';
import { useProof } from './use-proof.ts';
import { type Change, isWays } from './ways.ts';

const MINE = `${DESK_SESSION_API}/mine`;

export function Me({ ask: askDesk, person }: { ask: AskDesk; person: StaffPerson }) {
  const { ask, wanted } = useProof(askDesk);
  const asked = useAnswer(ask, MINE, isWays);
  const { data: ways, put, again } = asked;
  const change: Change = async (path, call) => {
    const outcome = await ask(MINE + path, isWays, call);
    if (outcome.ok) put(outcome.data);
    return wrongIn(outcome);
  };
  function settle(isGiven: boolean): void {
    wanted?.settle(isGiven);
    // This is another session now.
    if (isGiven) void again();
  }
  return (
    <div className={desk.narrow}>
      <Hed as="h1" size="2">
        {person.name}
      </Hed>
      <p className={styles.about}>
        {person.email}, {person.role}
      </p>
      {ways ? (
        <>
          {wanted && <ProveIt person={person} ways={ways} onSettled={settle} />}
          <MyPasskeys ask={ask} passkeys={ways.passkeys} change={change} />
          <MyPassword ask={ask} person={person} ways={ways} onChanged={() => void again()} change={change} />
          <MySessions sessions={ways.sessions} change={change} />
        </>
      ) : (
        <Unanswered asked={asked} />
      )}
      <div className={desk.row}>
        <Button kind="line" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    </div>
  );
}
