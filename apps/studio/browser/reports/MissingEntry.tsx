/** One missing address: who asked for it, from where, and the form that makes it lead somewhere. */
import { Button } from '@masthead/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { shownTime } from '../live/times.ts';
import { askedBy, isPath, isRedirect, type MissingAddress } from './missing.ts';
import type { Tell } from './ReportRoom.tsx';
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
  function undone(): void {
    setTarget(undefined);
    setWasUndone(true);
  }
  const { path, referrers, last } = missing;
  return (
    <li className={own.item} aria-labelledby={name}>
      <h2 id={name} className={own.name}>
        {path}
      </h2>
      <p className={styles.facts}>
        <span>{askedBy(missing)}</span>
        <span>last {shownTime(Date.parse(last))}</span>
      </p>
      {referrers.length > 0 && <Referrers referrers={referrers} />}
      {target === undefined ? (
        <RedirectForm missing={missing} ask={ask} tell={tell} onMade={setTarget} hasFocus={wasUndone} />
      ) : (
        <Made path={path} target={target} ask={ask} tell={tell} onUndone={undone} />
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

interface RedirectFormProps extends MissingEntryProps {
  onMade(target: string): void;
  hasFocus: boolean;
}

function RedirectForm({ missing: { path, nearest }, ask, tell, onMade, hasFocus }: RedirectFormProps) {
  const [target, setTarget] = useState(nearest?.url ?? '');
  const [wrong, setWrong] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    const outcome = await ask('/api/desk/redirects', isRedirect, { method: 'POST', body: { path, target } });
    setIsBusy(false);
    if (!outcome.ok) return setWrong(outcome.kind === 'refused' ? reasonOf(outcome) : outcome.message);
    tell.said(`${path} leads to ${outcome.data.target}.`);
    onMade(outcome.data.target);
  }

  async function forget(): Promise<void> {
    const outcome = await ask(`/api/desk/missing?path=${encodeURIComponent(path)}`, isPath, { method: 'DELETE' });
    if (!outcome.ok) return setWrong(outcome.message);
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
            // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone, and the focus with it
            autoFocus={hasFocus}
            maxLength={300}
            spellCheck={false}
            autoComplete="off"
            value={target}
            onChange={(event) => setTarget(event.target.value)}
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

interface MadeProps {
  path: string;
  target: string;
  ask: AskDesk;
  tell: Tell;
  onUndone(): void;
}

function Made({ path, target, ask, tell, onUndone }: MadeProps) {
  const [wrong, setWrong] = useState('');
  async function undo(): Promise<void> {
    const outcome = await ask(`/api/desk/redirects?path=${encodeURIComponent(path)}`, isPath, { method: 'DELETE' });
    if (!outcome.ok) return setWrong(outcome.message);
    tell.said(`${path} leads nowhere again.`);
    onUndone();
  }
  return (
    <div className={styles.row}>
      <p className={styles.waits}>
        Leads to <a href={target}>{target}</a> from now on.
      </p>
      <Button kind="line" small autoFocus onClick={() => void undo()}>
        Undo
      </Button>
      {wrong && (
        <p className={styles.error} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
