/** The log of writes: who did what to what, from where and when. It can be read and narrowed, and nothing else. */
import { Button, Hed } from '@masthead/ui';
import { type FormEvent, useMemo, useState } from 'react';
import styles from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { PortionFoot } from '../PortionFoot.tsx';
import { usePortions } from '../use-portions.ts';
import { type LogEntry, type LogFilter, logOf } from './entries.ts';
import own from './WriteLog.module.css';

const EVERYTHING: LogFilter = { who: '', about: '' };

export function WriteLog({ ask }: { ask: AskDesk }) {
  const [filter, setFilter] = useState(EVERYTHING);
  const log = usePortions(
    ask,
    useMemo(() => logOf(filter), [filter]),
  );
  return (
    <div className={styles.room}>
      <Hed as="h1" size="2">
        Log of writes
      </Hed>
      <Narrow key={JSON.stringify(filter)} filter={filter} onChange={setFilter} />
      {log.items.length > 0 && <Entries entries={log.items} onChoose={setFilter} />}
      <PortionFoot
        list={log}
        none="Nothing has been written yet by that name, or to that."
        words={['entry', 'entries']}
        more="Show older entries"
      />
    </div>
  );
}

function Narrow({ filter, onChange }: { filter: LogFilter; onChange(filter: LogFilter): void }) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChange({ who: `${form.get('who') ?? ''}`.trim(), about: `${form.get('about') ?? ''}`.trim() });
  }
  return (
    <form className={own.narrow} onSubmit={submit}>
      <Field label="Who" hint="The name of a person or a token, in full">
        {(about) => <input {...about} className={styles.input} name="who" defaultValue={filter.who} maxLength={200} />}
      </Field>
      <Field label="What" hint="The id of a story or a picture, the name of a switch">
        {(about) => (
          <input {...about} className={styles.input} name="about" defaultValue={filter.about} maxLength={300} />
        )}
      </Field>
      <div className={own.actions}>
        <Button type="submit">Narrow</Button>
        {(filter.who || filter.about) && (
          <Button kind="line" onClick={() => onChange(EVERYTHING)}>
            Show everything
          </Button>
        )}
      </div>
    </form>
  );
}

interface EntriesProps {
  entries: readonly LogEntry[];
  onChoose(filter: LogFilter): void;
}

function Entries({ entries, onChoose }: EntriesProps) {
  return (
    <ol className={own.entries}>
      {entries.map(({ entry, at, who, does, about, slug, from }) => (
        <li key={entry} className={own.entry}>
          <time dateTime={at}>{shownTime(at)}</time>
          <span className={own.words}>
            <button type="button" className={own.choice} onClick={() => onChoose({ who, about: '' })}>
              {who}
            </button>{' '}
            {does}:{' '}
            <button type="button" className={own.choice} onClick={() => onChoose({ who: '', about })}>
              {slug ?? about}
            </button>
          </span>
          <small>{from === null ? 'on the machine itself' : `from ${from}`}</small>
        </li>
      ))}
    </ol>
  );
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
const shownTime = (at: string): string => TIME.format(new Date(at));
