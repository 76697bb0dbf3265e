/** Where a line may be shown, written as groups of conditions: and, or, not. Every part is a field that a keyboard reaches. */
import { PLACEMENT_FAMILIES, TARGETING_KEYS } from '@masthead/ads';
import type { ConditionKey } from '@masthead/ads/decision';
import { DEVICES } from '@masthead/rules';
import { Button } from '@masthead/ui';
import { useRef, useState } from 'react';
import desk from '../Desk.module.css';
import { Field } from '../Field.tsx';
import { focusWhenShown } from '../focus-when-shown.ts';
import { Wrong } from '../Wrong.tsx';
import { type GroupDraft, type LeafDraft, newGroup, newLeaf, type PartDraft, valuesIn } from './condition-draft.ts';
import styles from './Form.module.css';
import shared from './Line.module.css';
import { keyWords } from './words.ts';

const KEYS: readonly ConditionKey[] = ['topic', 'path', 'country', 'placement', 'size', ...TARGETING_KEYS].filter(
  (key, index, all): key is ConditionKey => all.indexOf(key) === index,
);

/** What a key's values look like. */
const HINTS: Readonly<Partial<Record<ConditionKey, string>>> = {
  topic: 'One on each line, such as e-bikes. An asterisk at the end takes any ending.',
  path: 'One on each line, such as /personal-finance/*',
  country: 'One on each line, such as US.',
  placement: `One on each line: ${PLACEMENT_FAMILIES.join(', ')}.`,
  size: 'One on each line, such as 300x250.',
  device: `One on each line: ${DEVICES.join(', ')}.`,
  user: 'One on each line: anon, registered.',
};
const USUAL_HINT = 'One on each line. An asterisk at the end takes any ending.';

interface ConditionEditorProps {
  draft: GroupDraft;
  error: string | undefined;
  onChange(draft: GroupDraft): void;
}

export function ConditionEditor({ draft, error, onChange }: ConditionEditorProps) {
  /** What was added last has the focus. */
  const [added, setAdded] = useState(0);
  return (
    <fieldset className={styles.set}>
      <legend>Shown to</legend>
      {draft.parts.length === 0 && <p className={shared.small}>Every page, until there is a condition.</p>}
      <Group group={draft} added={added} isChecked={error !== undefined} onAdd={setAdded} onChange={onChange} />
      <Wrong text={error ?? ''} />
    </fieldset>
  );
}

interface GroupProps {
  group: GroupDraft;
  added: number;
  /** It was refused: what is empty says so. */
  isChecked: boolean;
  onAdd(id: number): void;
  onChange(group: GroupDraft): void;
  /** Absent of the outermost. */
  onRemove?: () => void;
}

const HOW = {
  all: { how: 'all', isNot: false, words: 'All of these hold' },
  any: { how: 'any', isNot: false, words: 'Any of these holds' },
  none: { how: 'any', isNot: true, words: 'None of these holds' },
  'not-all': { how: 'all', isNot: true, words: 'Not all of these hold' },
} as const;
type How = keyof typeof HOW;
const HOW_NAMES = Object.keys(HOW).filter((name): name is How => name in HOW);

function Group({ group, added, isChecked, onAdd, onChange, onRemove }: GroupProps) {
  const adds = useRef<HTMLDivElement>(null);
  const { parts, how, isNot } = group;
  const chosen = HOW_NAMES.find((name) => HOW[name].how === how && HOW[name].isNot === isNot) ?? 'all';
  function add(part: PartDraft): void {
    onAdd('parts' in part ? (part.parts[0]?.id ?? part.id) : part.id);
    onChange({ ...group, parts: [...parts, part] });
  }
  const put = (part: PartDraft): void =>
    onChange({ ...group, parts: parts.map((each) => (each.id === part.id ? part : each)) });
  function remove(id: number): void {
    onChange({ ...group, parts: parts.filter((each) => each.id !== id) });
    // What had the focus is gone.
    adds.current?.querySelector('button')?.focus();
  }
  return (
    <div className={styles.group}>
      {(parts.length > 1 || onRemove || isNot) && (
        <Field label="Pages for which">
          {(about) => (
            <select
              {...about}
              className={desk.input}
              value={chosen}
              onChange={({ target }) => {
                const next = HOW[HOW_NAMES.find((name) => name === target.value) ?? 'all'];
                onChange({ ...group, how: next.how, isNot: next.isNot });
              }}
            >
              {HOW_NAMES.map((name) => (
                <option key={name} value={name}>
                  {HOW[name].words}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {parts.map((part) =>
        'parts' in part ? (
          <fieldset key={part.id} className={styles.inner}>
            <legend className={shared.small}>A group</legend>
            <Group
              group={part}
              added={added}
              isChecked={isChecked}
              onAdd={onAdd}
              onChange={put}
              onRemove={() => remove(part.id)}
            />
          </fieldset>
        ) : (
          <Leaf
            key={part.id}
            leaf={part}
            isNew={part.id === added}
            isChecked={isChecked}
            onChange={put}
            onRemove={() => remove(part.id)}
          />
        ),
      )}
      <div ref={adds} className={desk.row}>
        <Button kind="line" small onClick={() => add(newLeaf())}>
          Add a condition
        </Button>
        <Button kind="line" small onClick={() => add(newGroup())}>
          Add a group
        </Button>
        {onRemove && (
          <Button kind="line" small onClick={onRemove}>
            Remove the group
          </Button>
        )}
      </div>
    </div>
  );
}

interface LeafProps {
  leaf: LeafDraft;
  isNew: boolean;
  isChecked: boolean;
  onChange(leaf: LeafDraft): void;
  onRemove(): void;
}

function Leaf({ leaf, isNew, isChecked, onChange, onRemove }: LeafProps) {
  const { key, isNot, values } = leaf;
  const isEmpty = isChecked && valuesIn(values).length === 0;
  return (
    <fieldset className={styles.leaf} aria-label={`${keyWords(key)} ${isNot ? 'is none of' : 'is one of'}`}>
      <div className={styles.fields}>
        <Field label="What">
          {(about) => (
            <select
              {...about}
              ref={isNew ? focusWhenShown : undefined}
              className={desk.input}
              value={key}
              onChange={({ target }) => onChange({ ...leaf, key: KEYS.find((each) => each === target.value) ?? key })}
            >
              {KEYS.map((each) => (
                <option key={each} value={each}>
                  {keyWords(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Which">
          {(about) => (
            <select
              {...about}
              className={desk.input}
              value={isNot ? 'not' : 'is'}
              onChange={({ target }) => onChange({ ...leaf, isNot: target.value === 'not' })}
            >
              <option value="is">is one of</option>
              <option value="not">is none of</option>
            </select>
          )}
        </Field>
      </div>
      <Field
        label="Values"
        hint={HINTS[key] ?? USUAL_HINT}
        error={isEmpty ? 'Name at least one value, or it matches nothing.' : undefined}
      >
        {(about) => (
          <textarea
            {...about}
            className={styles.values}
            value={values}
            spellCheck={false}
            onChange={({ target }) => onChange({ ...leaf, values: target.value })}
          />
        )}
      </Field>
      <div>
        <Button kind="line" small aria-label={`Remove ${keyWords(key)}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </fieldset>
  );
}
