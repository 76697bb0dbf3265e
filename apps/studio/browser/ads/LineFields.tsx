/** The fields of a line but its aim. */
import type { LineItem } from '@masthead/ads/decision';
import { Button, TickBox } from '@masthead/ui';
import desk from '../Desk.module.css';
import { Field } from '../Field.tsx';
import { InputField } from '../InputField.tsx';
import { Wrong } from '../Wrong.tsx';
import type { CreativeReport } from './booking.ts';
import styles from './Form.module.css';
import part from './Line.module.css';
import { type CapDraft, type LineDraft, withCap } from './line-draft.ts';
import { sizeWords, UNIT_NAMES } from './words.ts';
import { type Wrongs, wrongOf } from './wrong-fields.ts';

interface LineFieldsProps {
  draft: LineDraft;
  change(part: Partial<LineDraft>): void;
  wrongs: Wrongs;
  orders: readonly { id: string; name: string }[];
  /** Those of the order's advertiser. */
  creatives: readonly CreativeReport[];
}

const TYPES: Readonly<Record<LineItem['type'], string>> = {
  standard: 'With a goal',
  sponsorship: 'Sponsorship, a share of what matches',
  house: 'House, fills what is left',
};
const STATES: Readonly<Record<LineItem['state'], string>> = {
  draft: 'Draft, nothing is shown',
  running: 'Running',
  paused: 'Paused',
};
const PACING: Readonly<Record<LineItem['pacing'], string>> = {
  even: 'Spread evenly',
  fast: 'As fast as it can',
};

export function LineFields({ draft, change, wrongs, orders, creatives }: LineFieldsProps) {
  const { type } = draft;
  const text = (name: 'name' | 'priority' | 'from' | 'until' | 'goal' | 'price') => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const goal = type === 'sponsorship' ? 'Share in percent' : 'Goal in impressions';
  return (
    <>
      <Choice
        label="Order"
        value={draft.orderId}
        choices={orders.map(({ id, name }) => [id, name])}
        error={wrongOf(wrongs, 'orderId', 'The order')}
        onChoose={(orderId) => change({ orderId, creativeIds: [] })}
      />
      <InputField label="Name" error={wrongOf(wrongs, 'name', 'The name')} autoComplete="off" {...text('name')} />
      <div className={styles.fields}>
        <Choice
          label="Type"
          value={type}
          choices={Object.entries(TYPES)}
          error={wrongOf(wrongs, 'type', 'The type')}
          onChoose={(next) => change({ type: keyIn(TYPES, next, type) })}
        />
        <Choice
          label="State"
          value={draft.state}
          choices={Object.entries(STATES)}
          error={wrongOf(wrongs, 'state', 'The state')}
          onChoose={(next) => change({ state: keyIn(STATES, next, draft.state) })}
        />
        <InputField
          label="From"
          type="datetime-local"
          error={wrongOf(wrongs, 'from', 'The beginning')}
          {...text('from')}
        />
        <InputField
          label="Until"
          type="datetime-local"
          hint={type === 'standard' ? undefined : 'Empty: without an end.'}
          error={wrongOf(wrongs, 'until', 'The end')}
          {...text('until')}
        />
        {type !== 'house' && (
          <>
            <InputField
              label={goal}
              inputMode="numeric"
              error={wrongOf(wrongs, 'goal', 'The goal')}
              {...text('goal')}
            />
            <InputField
              label="Dollars per thousand"
              inputMode="decimal"
              error={wrongOf(wrongs, 'cpmMicros', 'The price')}
              {...text('price')}
            />
          </>
        )}
        <InputField
          label="Priority"
          hint="1 comes first, of 16."
          inputMode="numeric"
          error={wrongOf(wrongs, 'priority', 'The priority')}
          {...text('priority')}
        />
        {type === 'standard' && (
          <Choice
            label="Pacing"
            value={draft.pacing}
            choices={Object.entries(PACING)}
            error={wrongOf(wrongs, 'pacing', 'The pacing')}
            onChoose={(next) => change({ pacing: keyIn(PACING, next, draft.pacing) })}
          />
        )}
      </div>
      <Caps
        caps={draft.caps}
        error={wrongOf(wrongs, 'caps', 'A cap')}
        onAdd={() => change({ caps: withCap(draft) })}
        onChange={(caps) => change({ caps })}
      />
      <Field
        label="Never beside lines with one of these labels"
        hint="One on each line, such as coffee."
        error={wrongOf(wrongs, 'competesAs', 'A label')}
      >
        {(about) => (
          <textarea
            {...about}
            className={styles.values}
            value={draft.competesAs}
            onChange={({ target }) => change({ competesAs: target.value })}
          />
        )}
      </Field>
      <TickBox checked={draft.roadblock} onChange={({ target }) => change({ roadblock: target.checked })}>
        All places of a page together, or none
      </TickBox>
      <fieldset className={styles.set}>
        <legend>Creatives</legend>
        {creatives.length === 0 && <p className={part.small}>This advertiser has none yet: add them to the line.</p>}
        <div className={styles.ticks}>
          {creatives.map(({ id, name, fields }) => (
            <TickBox
              key={id}
              checked={draft.creativeIds.includes(id)}
              onChange={({ target }) =>
                change({
                  creativeIds: target.checked
                    ? [...draft.creativeIds, id]
                    : draft.creativeIds.filter((each) => each !== id),
                })
              }
            >
              {name}, {shapeOf(fields)}
            </TickBox>
          ))}
        </div>
        <Wrong text={wrongOf(wrongs, 'creativeIds', 'This') ?? ''} />
      </fieldset>
    </>
  );
}

function shapeOf(fields: CreativeReport['fields']): string {
  switch (fields.kind) {
    case 'picture':
      return sizeWords(fields.size);
    case 'responsive':
      return 'drawn in every size';
    case 'native':
      return 'card';
    case 'video':
      return 'film';
  }
}

function keyIn<Key extends string>(table: Readonly<Record<Key, unknown>>, text: string, otherwise: Key): Key {
  const isKey = (key: string): key is Key => Object.hasOwn(table, key);
  return isKey(text) ? text : otherwise;
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  error: string | undefined;
  onChoose(value: string): void;
}

const Choice = ({ label, value, choices, error, onChoose }: ChoiceProps) => (
  <Field label={label} error={error}>
    {(about) => (
      <select {...about} className={desk.input} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

interface CapsProps {
  caps: readonly CapDraft[];
  error: string | undefined;
  onAdd(): void;
  onChange(caps: readonly CapDraft[]): void;
}

function Caps({ caps, error, onAdd, onChange }: CapsProps) {
  const put = (id: number, part: Partial<CapDraft>): void =>
    onChange(caps.map((each) => (each.id === id ? { ...each, ...part } : each)));
  return (
    <fieldset className={styles.set}>
      <legend>How often one reader sees it</legend>
      {caps.map(({ id, impressions, every, unit }) => (
        <div key={id} className={styles.cap}>
          <InputField
            label="Times"
            inputMode="numeric"
            value={impressions}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => put(id, { impressions: target.value })}
          />
          <InputField
            label="In"
            inputMode="decimal"
            value={every}
            onChange={({ target }) => put(id, { every: target.value })}
          />
          <Choice
            label="Unit"
            value={unit}
            choices={UNIT_NAMES.map((name) => [name, `${name}s`])}
            error={undefined}
            onChoose={(next) => put(id, { unit: UNIT_NAMES.find((name) => name === next) ?? unit })}
          />
          <Button
            kind="line"
            small
            aria-label={`Remove the cap of ${impressions || 'no'} times`}
            onClick={() => onChange(caps.filter((each) => each.id !== id))}
          >
            Remove
          </Button>
        </div>
      ))}
      {caps.length > 0 && (
        <p className={part.small}>A line with a cap is not shown where a browser may remember nothing.</p>
      )}
      <Wrong text={error ?? ''} />
      <div>
        <Button kind="line" small onClick={onAdd}>
          Add a cap
        </Button>
      </div>
    </fieldset>
  );
}
