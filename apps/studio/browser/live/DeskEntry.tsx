/** An entry at the desk: what it says, how it stands, and what can be done with it. */
import { Button, Icon } from '@masthead/ui';
import { useMemo, useState } from 'react';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../Desk.module.css';
import { Field } from '../Field.tsx';
import { Composer } from './Composer.tsx';
import type { DeskItem } from './coverage.ts';
import type { DeskTools } from './desk-tools.ts';
import { emptyDraft, withEdit, withoutEdit } from './draft.ts';
import { newKey } from './kept.ts';
import { marksOfHtml } from './marks-of-html.ts';
import { fieldTime, shownTime } from './times.ts';
import type { Desk } from './use-desk.ts';

interface DeskEntryProps {
  item: DeskItem;
  at: number | undefined;
  /** Its neighbours. */
  above: string | undefined;
  below: string | undefined;
  desk: Desk;
  tools: DeskTools;
}

export function DeskEntry(props: DeskEntryProps) {
  const { item, at, desk, tools } = props;
  const edit = desk.kept.edits[item.id];
  const text = useMemo(() => marksOfHtml(item.body ?? ''), [item.body]);
  const begin = () =>
    desk.change((kept) =>
      withEdit(kept, item.id, {
        ...emptyDraft(newKey(), item.author?.username),
        headline: item.headline ?? '',
        text,
        changes: { id: item.id, event: item.event },
      }),
    );
  return (
    <article className={styles.entry} aria-label={item.headline || 'Update'}>
      <p className={styles.facts}>
        {at !== undefined && <time dateTime={new Date(at).toISOString()}>{shownTime(at)}</time>}
        {item.pinned && (
          <span>
            <Icon name="pin" small /> Pinned
          </span>
        )}
        {item.important && <b className={styles.important}>Important</b>}
      </p>
      {item.headline && <b>{item.headline}</b>}
      <p className={styles.typed}>{text}</p>
      {edit ? (
        <Composer
          tools={tools}
          draft={edit}
          onChange={(draft) => desk.change((kept) => withEdit(kept, item.id, draft))}
          onSend={desk.send}
          onCancel={() => desk.change((kept) => withoutEdit(kept, item.id))}
        />
      ) : (
        <Actions {...props} onEdit={begin} />
      )}
    </article>
  );
}

function Actions({ item, at, above, below, desk, onEdit }: DeskEntryProps & { onEdit(): void }) {
  const path = `/items/${encodeURIComponent(item.id)}`;
  const post = (what: string, body: object = {}) => void desk.act(`${path}/${what}`, { method: 'POST', body });
  return (
    <div className={styles.row}>
      <Button kind="line" small onClick={onEdit}>
        Edit
      </Button>
      <Button kind="line" small onClick={() => post(item.pinned ? 'unpin' : 'pin')}>
        {item.pinned ? 'Unpin' : 'Pin'}
      </Button>
      <Button kind="line" small onClick={() => post(item.important ? 'unimportant' : 'important')}>
        {item.important ? 'Not important' : 'Important'}
      </Button>
      <ConfirmButton
        label="Delete"
        question="Delete for good?"
        onConfirm={() => void desk.act(path, { method: 'DELETE' })}
      />
      <details className={styles.more}>
        <summary>More</summary>
        <div className={styles.row}>
          {above && (
            <Button kind="line" small onClick={() => post('move', { above })}>
              Move up
            </Button>
          )}
          {below && (
            <Button kind="line" small onClick={() => post('move', { below })}>
              Move down
            </Button>
          )}
          <TimeForm at={at} onSet={(time) => post('time', { at: time })} />
        </div>
      </details>
    </div>
  );
}

function TimeForm({ at, onSet }: { at: number | undefined; onSet(time: string): void }) {
  const [time, setTime] = useState(at === undefined ? '' : fieldTime(at));
  return (
    <div className={styles.join}>
      <Field label="Time (your clock)">
        {(about) => (
          <input
            {...about}
            className={styles.input}
            type="datetime-local"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </Field>
      <Button kind="line" small disabled={!time} onClick={() => onSet(new Date(time).toISOString())}>
        Correct
      </Button>
    </div>
  );
}
