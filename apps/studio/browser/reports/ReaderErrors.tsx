/** Errors in readers' browsers: what failed, where in our sources, how often, in which browsers and builds. */
import { Button } from '@masthead/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { shownTime } from '../live/times.ts';
import { May } from '../May.tsx';
import { byOffset, type PortionedList, usePortions } from '../use-portions.ts';
import { Wrong } from '../Wrong.tsx';
import { ReportList, type Tell } from './ReportList.tsx';
import own from './Reports.module.css';
import { areErrors, isId, kindInWords, placeOf, type ReaderError } from './reader-error.ts';

const ERRORS: PortionedList<ReaderError> = {
  pathAfter: byOffset('/api/desk/errors'),
  are: areErrors,
  keyOf: ({ id }) => id,
};

const ABOUT =
  'What failed in readers’ browsers, the latest first. Alike errors are counted as one; nothing is kept of who had them.';

export function ReaderErrors({ ask }: { ask: AskDesk }) {
  const list = usePortions(ask, ERRORS);
  return (
    <div className={own.room}>
      <ReportList
        name="Errors of readers"
        level={1}
        about={ABOUT}
        none="Nothing has failed in a reader’s browser."
        words={['error', 'errors']}
        list={list}
      >
        {(error, tell) => <ErrorEntry key={error.id} error={error} ask={ask} tell={tell} />}
      </ReportList>
    </div>
  );
}

interface ErrorEntryProps {
  error: ReaderError;
  ask: AskDesk;
  tell: Tell;
}

function ErrorEntry({ error, ask, tell }: ErrorEntryProps) {
  const heading = useId();
  const [wrong, setWrong] = useState('');
  const { id, name, message, times, kind, frames, browsers, last } = error;
  async function forget(): Promise<void> {
    const outcome = await ask(`/api/desk/errors/${id}`, isId, { method: 'DELETE' });
    if (!outcome.ok) return setWrong(reasonOf(outcome));
    tell.gone(`${name} is off the list; it comes back when it happens again.`);
  }
  return (
    <li className={styles.item} aria-labelledby={heading}>
      <h2 id={heading} className={styles.itemName}>
        {name}: {message}
      </h2>
      {frames[0] && <p className={own.place}>{placeOf(frames[0])}</p>}
      <p className={styles.facts}>
        <span>{times === 1 ? 'once' : `${times} times`}</span>
        <span>last {shownTime(Date.parse(last))}</span>
        <span>{kindInWords(kind)}</span>
        <span>{browsers.map(({ browser, times: often }) => `${browser} (${often})`).join(', ')}</span>
      </p>
      <Details error={error} />
      <Wrong text={wrong} />
      <div className={styles.row}>
        <May do="reports">
          <Button kind="line" small onClick={() => void forget()}>
            Take off the list
          </Button>
        </May>
      </div>
    </li>
  );
}

function Details({ error: { frames, pages, first, firstBuild, lastBuild } }: { error: ReaderError }) {
  return (
    <details className={own.more}>
      <summary>Where and since when</summary>
      <Listed label="In the code, the innermost first">
        {frames.map((frame) => (
          <li key={placeOf(frame)} className={own.place}>
            {placeOf(frame)}
            {frame.in && ` in ${frame.in}`}
          </li>
        ))}
      </Listed>
      <Listed label="On pages">
        {pages.map((page) => (
          <li key={page}>{page}</li>
        ))}
      </Listed>
      <p className={styles.facts}>
        <span>First {shownTime(Date.parse(first))}</span>
        <span>{firstBuild === lastBuild ? `Build ${lastBuild}` : `Builds ${firstBuild} to ${lastBuild}`}</span>
      </p>
    </details>
  );
}

function Listed({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.hint}>
        {label}
      </p>
      <ol className={own.list} aria-labelledby={id}>
        {children}
      </ol>
    </>
  );
}
