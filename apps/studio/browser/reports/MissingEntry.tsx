/** One missing address: who asked for it, from where, and the form that makes it lead somewhere. */
import { Button } from '@masthead/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { focusWhenShown } from '../focus-when-shown.ts';
import { shownTime } from '../live/times.ts';
import { May } from '../May.tsx';
import { askedBy, isMade, isPath, type MissingAddress } from './missing.ts';
import { LeadsTo } from './RedirectEntry.tsx';
import type { Tell } from './ReportList.tsx';
import own from './Reports.module.css';

interface MissingEntryProps {
  missing: MissingAddress;
  ask: AskDesk;
  tell: Tell;
}

export function MissingEntry({ missing, ask, tell }: MissingEntryProps) {
  const name = useId();
  const [target, setTarget] = useState<string>();
  const [wasUndone, setWasUndone] = useState(false);
  function undone(said: string): void {
    tell.said(said);
    setTarget(undefined);
    setWasUndone(true);
  }
  const { path, referrers, last } = missing;
  return (
    <li className={styles.item} aria-labelledby={name}>
      <h2 id={name} className={styles.itemName}>
        {path}
      </h2>
      <p className={styles.facts}>
        <span>{askedBy(missing)}</span>
        <span>last {shownTime(Date.parse(last))}</span>
      </p>
      {referrers.length > 0 && <Referrers referrers={referrers} />}
      {target === undefined ? (
        <May do="redirects">
          <RedirectForm missing={missing} ask={ask} tell={tell} onMade={setTarget} hasFocus={wasUndone} />
        </May>
      ) : (
        <LeadsTo path={path} target={target} ask={ask} isNew onUndone={undone} />
      )}
    </li>
  );
}

function Referrers({ referrers }: Pick<MissingAddress, 'referrers'>) {
  return (
    <details className={own.more}>
      <summary>{referrers.length === 1 ? 'From 1 page' : `From ${referrers.length} pages`}</summary>
      <ul className={own.list}>
        {referrers.map(({ referrer, times }) => (
          <li key={referrer}>
            {referrer} ({times})
          </li>
        ))}
      </ul>
    </details>
  );
}

/** By path. It outlives the form: also while somebody whose token ended signs in again. */
const typed = new Map<string, string>();

interface RedirectFormProps extends MissingEntryProps {
  onMade(target: string): void;
  hasFocus: boolean;
}

function RedirectForm({ missing: { path, nearest }, ask, tell, onMade, hasFocus }: RedirectFormProps) {
  const [target, setTarget] = useState(typed.get(path) ?? nearest?.url ?? '');
  const [wrong, setWrong] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  function type(text: string): void {
    typed.set(path, text);
    setTarget(text);
  }

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    const outcome = await ask('/api/desk/redirects', isMade, { method: 'POST', body: { path, target } });
    setIsBusy(false);
    if (!outcome.ok) return setWrong(reasonOf(outcome));
    typed.delete(path);
    tell.said(`${path} leads to ${outcome.data.target}.`);
    onMade(outcome.data.target);
  }

  async function forget(): Promise<void> {
    const outcome = await ask(`/api/desk/missing?path=${encodeURIComponent(path)}`, isPath, { method: 'DELETE' });
    if (!outcome.ok) return setWrong(reasonOf(outcome));
    tell.gone(`${path} is off the list.`);
  }

  return (
    <form className={own.form} aria-label={`Redirect ${path}`} onSubmit={make}>
      <Field label="Redirect to" hint={nearest ? `The nearest story: ${nearest.headline}` : undefined} error={wrong}>
        {(about) => (
          <input
            {...about}
            className={styles.input}
            required
            // The button that was pressed is gone, and the focus with it.
            ref={hasFocus ? focusWhenShown : undefined}
            maxLength={300}
            spellCheck={false}
            autoComplete="off"
            value={target}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <div className={`${styles.row} ${own.deeds}`}>
        <Button type="submit" loading={isBusy}>
          Make the redirect
        </Button>
        <Button kind="line" onClick={() => void forget()}>
          Take off the list
        </Button>
      </div>
    </form>
  );
}
