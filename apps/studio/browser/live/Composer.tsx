/** Where an entry is written. Every letter is handed on at once, to be kept. */
import { Button } from '@masthead/ui';
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import styles from '../Desk.module.css';
import { Field } from '../Field.tsx';
import type { DeskTools } from './desk-tools.ts';
import { type Draft, saysSomething } from './draft.ts';
import { ElementPicker } from './ElementPicker.tsx';
import { MarkTools } from './MarkTools.tsx';
import { Preview } from './Preview.tsx';
import { insertBlock, marked } from './typing.ts';

interface ComposerProps {
  tools: DeskTools;
  draft: Draft;
  onChange(draft: Draft): void;
  onSend(draft: Draft): void;
  /** For a change of what is there. */
  onCancel?: () => void;
}

export function Composer({ tools, draft, onChange, onSend, onCancel }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [shows, setShows] = useState<'preview' | 'elements'>();
  const headlineId = useId();
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change });
  const send = (): void => {
    if (!saysSomething(draft)) return;
    setShows(undefined);
    onSend(draft);
    area.current?.focus();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    send();
  };
  const typed = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key === 'Enter') send();
    const mark = { b: '**', i: '*' }[event.key];
    if (mark && area.current) set({ text: marked(area.current, mark) });
    if (mark || event.key === 'Enter') event.preventDefault();
  };
  const toggle = (which: 'preview' | 'elements') => setShows(shows === which ? undefined : which);
  return (
    <form className={styles.composer} onSubmit={submit} onKeyDown={typed}>
      <input
        id={headlineId}
        className={styles.headline}
        aria-label="Headline"
        placeholder="Headline"
        maxLength={300}
        value={draft.headline}
        onChange={({ target }) => set({ headline: target.value })}
      />
      <MarkTools area={area} onChange={(text) => set({ text })} onElements={() => toggle('elements')} />
      {shows === 'elements' && (
        <ElementPicker
          tools={tools}
          onInsert={(marks) => {
            if (area.current) set({ text: insertBlock(area.current, marks) });
            setShows(undefined);
          }}
        />
      )}
      <textarea
        ref={area}
        className={styles.text}
        aria-label="Text"
        placeholder="What happens"
        maxLength={90_000}
        value={draft.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Settings tools={tools} draft={draft} set={set} />
      {shows === 'preview' && <Preview tools={tools} draft={draft} />}
      <div className={styles.acts}>
        <Button type="submit" kind="brand" disabled={!saysSomething(draft)}>
          {sendLabel(draft)}
        </Button>
        <Button kind="line" aria-pressed={shows === 'preview'} onClick={() => toggle('preview')}>
          Preview
        </Button>
        {onCancel && (
          <Button kind="line" onClick={onCancel}>
            Leave as it is
          </Button>
        )}
      </div>
    </form>
  );
}

function sendLabel({ changes, reschedules, at }: Draft): string {
  if (changes || reschedules) return 'Change';
  return at ? 'Schedule' : 'Post';
}

interface SettingsProps {
  tools: DeskTools;
  draft: Draft;
  set(change: Partial<Draft>): void;
}

/** Who signs, and how a new entry stands; an old one is marked and timed where it stands. */
function Settings({ tools: { authors }, draft, set }: SettingsProps) {
  return (
    <div className={styles.settings}>
      <Field label="Signed by">
        {(about) => (
          <select
            {...about}
            className={styles.input}
            value={draft.author}
            onChange={({ target }) => set({ author: target.value })}
          >
            <option value="">Nobody</option>
            {authors.map(({ username, name }) => (
              <option key={username} value={username}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {!draft.changes && (
        <>
          <Field label="At (your clock)">
            {(about) => (
              <input
                {...about}
                className={styles.input}
                type="datetime-local"
                value={draft.at}
                onChange={({ target }) => set({ at: target.value })}
              />
            )}
          </Field>
          <div className={styles.row}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={draft.important}
                onChange={({ target }) => set({ important: target.checked })}
              />
              Important
            </label>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={draft.pinned}
                onChange={({ target }) => set({ pinned: target.checked })}
              />
              Pinned
            </label>
          </div>
        </>
      )}
    </div>
  );
}
