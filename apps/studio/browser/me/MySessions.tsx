/** Where one is signed in. */
import type { StaffSession } from '@masthead/account';
import { Button } from '@masthead/ui';
import { ActionRow, ActionRows } from '../ActionRows.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import desk from '../Desk.module.css';
import { shownTime } from '../live/times.ts';
import { useDeed } from '../use-deed.ts';
import { Wrong } from '../Wrong.tsx';
import styles from './Me.module.css';
import type { Change } from './ways.ts';

interface MySessionsProps {
  sessions: readonly StaffSession[];
  change: Change;
}

export function MySessions({ sessions, change }: MySessionsProps) {
  const { wrong, run } = useDeed();
  const end = (path: string) => void run(() => change(path, { method: 'DELETE' }));
  return (
    <section className={styles.part} aria-labelledby="my-sessions">
      <h2 id="my-sessions">Where you are signed in</h2>
      <ActionRows>
        {sessions.map(({ id, device, isThis, since, seen }) => (
          <ActionRow
            key={id}
            name={device}
            facts={`${isThis ? 'This one' : `Last used ${shownTime(Date.parse(seen))}`}, since ${shownTime(Date.parse(since))}`}
          >
            {!isThis && (
              <Button kind="line" small onClick={() => end(`/sessions/${id}`)}>
                End
              </Button>
            )}
          </ActionRow>
        ))}
      </ActionRows>
      {sessions.length > 1 && (
        <div className={desk.row}>
          <ConfirmButton
            label="End all others"
            question="Sign out everywhere but here?"
            onConfirm={() => end('/sessions')}
          />
        </div>
      )}
      <Wrong text={wrong} />
    </section>
  );
}
