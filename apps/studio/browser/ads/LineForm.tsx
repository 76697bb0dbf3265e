/** A line as it is booked or changed. What is refused is said beside each field, and everything stays as it was written. */
import { Button } from '@masthead/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import desk from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { focusWhenShown } from '../focus-when-shown.ts';
import { Wrong } from '../Wrong.tsx';
import { type Booked, type CreativeReport, isSaved, LINES_CALL, type LineReport } from './booking.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { conditionOf } from './condition-draft.ts';
import styles from './Form.module.css';
import part from './Line.module.css';
import { LineFields } from './LineFields.tsx';
import { bodyOfDraft, draftOfLine, type LineDraft, newLineDraft } from './line-draft.ts';
import { MatchPage } from './MatchPage.tsx';
import { NewOrder } from './NewOrder.tsx';
import { TryAim } from './TryAim.tsx';
import { NONE, wrongOf, wrongsOf } from './wrong-fields.ts';

interface LineFormProps {
  ask: AskDesk;
  /** Undefined: a new one. */
  line: LineReport | undefined;
  booked: Booked;
  creatives: readonly CreativeReport[];
  /** Something else was booked meanwhile. */
  onBooked(): Promise<void>;
  onSaved(id: string, said: string): Promise<void>;
  onLeave(): void;
}

const FIELDS = [
  'orderId',
  'name',
  'type',
  'state',
  'priority',
  'from',
  'until',
  'goal',
  'pacing',
  'cpmMicros',
  'caps',
  'competesAs',
  'creativeIds',
  'where',
];

export function LineForm({ ask, line, booked, creatives, onBooked, onSaved, onLeave }: LineFormProps) {
  const [draft, setDraft] = useState<LineDraft>(() =>
    line ? draftOfLine(line) : newLineDraft(booked.orders[0]?.id ?? '', Date.now()),
  );
  const [wrongs, setWrongs] = useState(NONE);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<LineDraft>): void => setDraft((before) => ({ ...before, ...part }));

  // Whoever goes by keyboard is led to the first field that was not taken.
  useEffect(() => {
    if (wrongs !== NONE) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrongs]);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setWrongs(NONE);
    const outcome = await ask(line ? `${LINES_CALL}/${line.id}` : LINES_CALL, isSaved, {
      method: line ? 'PUT' : 'POST',
      body: bodyOfDraft(draft, line),
    });
    setIsBusy(false);
    if (!outcome.ok) return setWrongs(wrongsOf(outcome, FIELDS));
    const { id, warnings } = outcome.data;
    await onSaved(id, [`“${draft.name}” is saved.`, ...warnings].join(' '));
  }

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <h2 className={part.name} ref={focusWhenShown} tabIndex={-1}>
          {line ? `Change ${line.name}` : 'A new line'}
        </h2>
        {!line && (
          <NewOrder
            ask={ask}
            advertisers={booked.advertisers}
            onMade={async (orderId) => {
              await onBooked();
              change({ orderId });
            }}
          />
        )}
        <LineFields
          draft={draft}
          change={change}
          wrongs={wrongs}
          orders={ordersFor(booked, line)}
          creatives={creatives.filter(
            ({ advertiserId }) => advertiserId === booked.orders.find(({ id }) => id === draft.orderId)?.advertiserId,
          )}
        />
        <ConditionEditor
          draft={draft.where}
          error={wrongOf(wrongs, 'where', 'This')}
          onChange={(where) => change({ where })}
        />
        <Wrong text={wrongs.other} />
        <div className={desk.acts}>
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
          <Button kind="line" onClick={onLeave}>
            Leave it
          </Button>
        </div>
      </form>
      {line && (
        <section className={part.part} aria-labelledby="as-aimed">
          <h2 id="as-aimed">
            As it is aimed here <small>before it is saved</small>
          </h2>
          <TryAim ask={ask} lineId={line.id} where={() => conditionOf(draft.where)} />
          <MatchPage ask={ask} lineId={line.id} where={() => conditionOf(draft.where)} />
        </section>
      )}
    </>
  );
}

/** A line stays with its advertiser, whose creatives it shows. */
function ordersFor({ orders, advertisers }: Booked, line: LineReport | undefined) {
  const named = orders.map(({ id, name, advertiserId }) => ({
    id,
    advertiserId,
    name: `${advertisers.find((each) => each.id === advertiserId)?.name ?? advertiserId}: ${name}`,
  }));
  return line ? named.filter(({ advertiserId }) => advertiserId === line.advertiserId) : named;
}
