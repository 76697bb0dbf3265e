/** A redirect that was made here: where it leads, and the way back. */
import { Button } from '@masthead/ui';
import { useId, useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { shownTime } from '../live/times.ts';
import { May } from '../May.tsx';
import { Wrong } from '../Wrong.tsx';
import { isPath, type Redirect } from './missing.ts';
import own from './Reports.module.css';

interface RedirectEntryProps {
  redirect: Redirect;
  ask: AskDesk;
  onUndone(said: string): void;
}

export function RedirectEntry({ redirect, ask, onUndone }: RedirectEntryProps) {
  const name = useId();
  const { path, target, made } = redirect;
  return (
    <li className={styles.item} aria-labelledby={name}>
      <h3 id={name} className={styles.itemName}>
        {path}
      </h3>
      <p className={styles.facts}>
        <span>made {shownTime(Date.parse(made))}</span>
      </p>
      <LeadsTo path={path} target={target} ask={ask} onUndone={onUndone} />
    </li>
  );
}

interface LeadsToProps {
  path: string;
  /** Null where that is gone. */
  target: string | null;
  ask: AskDesk;
  /** It was made a moment ago, and what made it had the focus. */
  isNew?: boolean;
  onUndone(said: string): void;
}

export function LeadsTo({ path, target, ask, isNew = false, onUndone }: LeadsToProps) {
  const [wrong, setWrong] = useState('');
  async function undo(): Promise<void> {
    const outcome = await ask(`/api/desk/redirects?path=${encodeURIComponent(path)}`, isPath, { method: 'DELETE' });
    if (outcome.ok) onUndone(`${path} leads nowhere again.`);
    else setWrong(reasonOf(outcome));
  }
  return (
    <div className={styles.row}>
      {target === null ? (
        <p className={styles.wrong}>Leads nowhere: what it led to is no longer with readers.</p>
      ) : (
        <p className={`${styles.waits} ${own.target}`}>
          Leads to{' '}
          <a className={styles.pageLink} href={target}>
            {target}
          </a>
        </p>
      )}
      <May do="redirects">
        <Button kind="line" small autoFocus={isNew} onClick={() => void undo()}>
          Undo
        </Button>
      </May>
      <Wrong text={wrong} />
    </div>
  );
}
