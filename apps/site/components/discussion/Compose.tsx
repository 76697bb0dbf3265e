/** Where a comment is written: what is typed is kept on this device, counted, and asked about once where it is heated. */
import { cleanText, heatedPart, LONGEST_COMMENT, PROBLEMS_IN_WORDS, textProblem } from '@masthead/talk';
import { Button, VisuallyHidden } from '@masthead/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { saidOf } from '../account/calls.ts';
import styles from './Talk.module.css';

interface ComposeProps {
  label: string;
  placeholder?: string;
  initial?: string;
  /** What the button says. */
  deed: string;
  /** Beside it, while there is nothing to count. */
  note?: string;
  /** Where the draft is kept. */
  draftKey?: string;
  /** Rejects with a sentence. */
  onSend(text: string): Promise<void>;
  onCancel?: () => void;
  onDelete?: () => Promise<void>;
}

/** Storage may be closed to us: then a draft is not kept, and nothing else is different. */
function draftIn(key: string | undefined): string {
  try {
    return (key && localStorage.getItem(key)) || '';
  } catch {
    return '';
  }
}

function keepDraft(key: string | undefined, text: string): boolean {
  if (!key) return false;
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return text !== '';
  } catch {
    return false;
  }
}

export function Compose({ label, placeholder, initial, deed, note = '', draftKey, ...on }: ComposeProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => initial ?? draftIn(draftKey));
  const [kept, setKept] = useState(() => initial === undefined && text !== '');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const [heated, setHeated] = useState<string>();
  const isInPlace = on.onCancel !== undefined;
  useEffect(() => {
    if (isInPlace) field.current?.focus();
  }, [isInPlace]);

  const clean = cleanText(text);
  const problem = textProblem(clean);
  const left = LONGEST_COMMENT - [...clean].length;

  async function send(): Promise<void> {
    setBusy(true);
    setWrong('');
    setHeated(undefined);
    try {
      await on.onSend(text);
      keepDraft(draftKey, '');
      setText('');
      setKept(false);
    } catch (error) {
      setWrong(saidOf(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const part = heatedPart(clean);
    if (busy) return;
    if (problem) setWrong(PROBLEMS_IN_WORDS[problem]);
    else if (part && heated !== part) setHeated(part);
    else void send();
  }

  function changeIt(): void {
    setHeated(undefined);
    field.current?.focus();
  }

  return (
    <form className={styles.box} onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        placeholder={placeholder}
        aria-describedby={`${id}-said`}
        onChange={({ target: { value } }) => {
          setText(value);
          setWrong('');
          setKept(keepDraft(draftKey, value));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
          if (event.key === 'Escape') on.onCancel?.();
        }}
      />
      {heated && (
        <div className={styles.pause} role="alert">
          <p>
            <b>Rule 1.</b> “{heated}” is about a person. Post it as it is, or change that part first?
          </p>
          <Button kind="line" small onClick={changeIt}>
            Change it
          </Button>
          <Button kind="quiet" small onClick={() => void send()}>
            Post as it is
          </Button>
        </div>
      )}
      {wrong && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      <div className={styles.row}>
        <span id={`${id}-said`}>
          {clean === '' ? note : `${kept ? 'Draft kept. ' : ''}${left.toLocaleString('en-US')} left`}
        </span>
        {on.onDelete && (
          <Button kind="quiet" small disabled={busy} onClick={() => void on.onDelete?.()}>
            Delete
          </Button>
        )}
        {on.onCancel && (
          <Button kind="quiet" small disabled={busy} onClick={on.onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" kind="brand" small loading={busy} aria-disabled={busy || problem !== undefined}>
          {deed}
        </Button>
      </div>
    </form>
  );
}
