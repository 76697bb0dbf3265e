/** Sends a picture from this device to the media store and puts it into the text. */
import { Button } from '@masthead/ui';
import { useState } from 'react';
import styles from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { isKeptPicture } from './coverage.ts';
import { elementMarks } from './marks.ts';

export function PictureForm({ ask, onInsert }: { ask: AskDesk; onInsert(marks: string): void }) {
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState({ alt: '', caption: '', credit: '' });
  const [trouble, setTrouble] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    if (!file) return;
    const form = new FormData();
    form.set('file', file);
    for (const [name, value] of Object.entries(said)) form.set(name, value);
    setIsSending(true);
    const outcome = await ask('/api/desk/media', isKeptPicture, { method: 'POST', body: form });
    setIsSending(false);
    if (outcome.ok) onInsert(elementMarks('image', { picture: outcome.data.id, caption: said.caption }));
    else setTrouble(outcome.kind === 'refused' ? reasonOf(outcome) : outcome.message);
  };
  return (
    <>
      <Field label="Picture" error={trouble}>
        {(about) => (
          <input
            {...about}
            className={styles.input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      {fields.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint}>
          {(about) => (
            <input
              {...about}
              className={styles.input}
              value={said[name]}
              onChange={({ target }) => setSaid({ ...said, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <div className={styles.row}>
        <Button small disabled={!file || !said.alt.trim()} loading={isSending} onClick={() => void send()}>
          Send and insert
        </Button>
      </div>
    </>
  );
}

const fields: { name: 'alt' | 'caption' | 'credit'; label: string; hint?: string }[] = [
  { name: 'alt', label: 'What is to be seen', hint: 'For those who do not see it' },
  { name: 'caption', label: 'Caption' },
  { name: 'credit', label: 'Credit' },
];
