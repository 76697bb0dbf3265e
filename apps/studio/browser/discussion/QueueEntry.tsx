/** A comment that waits: what it says, why it waits, who wrote it, and what can be done. */
import { HOUSE_RULES, isReportReason, REPORT_REASONS } from '@masthead/talk';
import { Button, classes } from '@masthead/ui';
import type { FormEvent } from 'react';
import styles from '../Desk.module.css';
import { Field } from '../Field.tsx';
import { focusWhenShown } from '../focus-when-shown.ts';
import { InputField } from '../InputField.tsx';
import { shownTime } from '../live/times.ts';
import own from './Moderation.module.css';
import { type DiscussedStory, heldWords, type QueuedComment } from './moderation.ts';

export type Form = 'remove' | 'ban' | 'close';

export interface Sent {
  form: Form;
  reason: string;
  rule?: number;
  days?: number;
}

interface QueueEntryProps {
  comment: QueuedComment;
  story: DiscussedStory | undefined;
  /** The keys are about this one. */
  isMarked: boolean;
  form: Form | undefined;
  busy: boolean;
  onMark(): void;
  onForm(form: Form | undefined): void;
  onApprove(): void;
  onSend(sent: Sent): void;
}

export function QueueEntry({ comment, story, isMarked, form, busy, ...on }: QueueEntryProps) {
  const { id, name, at, text, heldFor, reports, approved, isReply, bannedUntil } = comment;
  return (
    <li
      id={`queued-${id}`}
      className={classes(styles.item, own.entry, isMarked && own.marked)}
      aria-current={isMarked || undefined}
      onFocus={on.onMark}
    >
      <p className={styles.facts}>
        <b>{name}</b>
        <span className={styles.chip}>{reports.length > 0 ? reportWords(reports) : heldWords(heldFor)}</span>
        <span>{approved === 0 ? 'nothing approved yet' : `${approved} approved before`}</span>
        {bannedUntil !== null && <span>may not write until {shownTime(Date.parse(bannedUntil))}</span>}
        <time dateTime={at}>{shownTime(Date.parse(at))}</time>
      </p>
      <p className={own.text}>{text}</p>
      <p className={styles.hint}>
        {isReply ? 'A reply under ' : 'Under '}
        {story ? <a href={`${story.path}#discussion`}>{story.headline}</a> : 'a story that readers can no longer see'}
      </p>
      <div className={styles.row}>
        <Button small disabled={busy} onClick={on.onApprove}>
          Approve
        </Button>
        <Button kind="line" small disabled={busy} onClick={() => on.onForm('remove')}>
          Remove…
        </Button>
        <Button kind="line" small disabled={busy} onClick={() => on.onForm('ban')}>
          Ban…
        </Button>
        <Button kind="quiet" small disabled={busy} onClick={() => on.onForm('close')}>
          Close the story’s discussion…
        </Button>
      </div>
      {form && (
        <ReasonForm key={form} form={form} busy={busy} onSend={on.onSend} onCancel={() => on.onForm(undefined)} />
      )}
    </li>
  );
}

const reportWords = (reports: readonly string[]): string =>
  [...new Set(reports)].map((reason) => (isReportReason(reason) ? REPORT_REASONS[reason] : reason)).join('; ');

const DEEDS: Readonly<Record<Form, string>> = { remove: 'Remove', ban: 'Ban', close: 'Close the discussion' };
const HINTS: Readonly<Record<Form, string>> = {
  remove: 'Readers see it in its place.',
  ban: 'In the history; the reader sees until when.',
  close: 'In the history.',
};
const DAYS = [1, 7, 30, 365];

interface ReasonFormProps {
  form: Form;
  busy: boolean;
  onSend(sent: Sent): void;
  onCancel(): void;
}

function ReasonForm({ form, busy, onSend, onCancel }: ReasonFormProps) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const number = (name: string): number => Number(fields.get(name) ?? 0);
    onSend({ form, reason: `${fields.get('reason') ?? ''}`.trim(), rule: number('rule'), days: number('days') });
  }
  return (
    <form className={own.form} onSubmit={submit} aria-label={DEEDS[form]}>
      {form === 'remove' && (
        <Field label="Rule">
          {(about) => (
            <select {...about} className={styles.input} name="rule" defaultValue="0">
              <option value="0">None of them</option>
              {HOUSE_RULES.map((rule, index) => (
                <option key={rule} value={index + 1}>
                  {index + 1}. {rule}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {form === 'ban' && (
        <Field label="For how long">
          {(about) => (
            <select {...about} className={styles.input} name="days" defaultValue="7">
              {DAYS.map((days) => (
                <option key={days} value={days}>
                  {days === 1 ? 'A day' : `${days} days`}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <InputField
        label="Reason"
        hint={HINTS[form]}
        name="reason"
        required
        minLength={3}
        maxLength={200}
        // Whoever pressed the key writes the reason next.
        ref={focusWhenShown}
      />
      <div className={styles.row}>
        <Button type="submit" small loading={busy} disabled={busy}>
          {DEEDS[form]}
        </Button>
        <Button kind="quiet" small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
