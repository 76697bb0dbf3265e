/** Brings an element into the text: a picture from this device, or one of the others by what it wants to know. */
import { Button } from '@masthead/ui';
import { useState } from 'react';
import styles from '../Desk.module.css';
import { Field } from '../Field.tsx';
import type { DeskTools } from './desk-tools.ts';
import { type WritableElement, writableElements } from './elements.ts';
import { elementMarks } from './marks.ts';
import { PictureForm } from './PictureForm.tsx';

interface ElementPickerProps {
  tools: DeskTools;
  onInsert(marks: string): void;
}

export function ElementPicker({ tools, onInsert }: ElementPickerProps) {
  const [name, setName] = useState('image');
  const element = writableElements.find((each) => each.name === name);
  return (
    <fieldset className={styles.panel} aria-label="Insert">
      <Field label="What to insert">
        {(about) => (
          <select {...about} className={styles.input} value={name} onChange={({ target }) => setName(target.value)}>
            <option value="image">Picture</option>
            {writableElements.map(({ name: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {element ? (
        <ElementFields key={name} element={element} onInsert={onInsert} />
      ) : (
        <PictureForm ask={tools.ask} onInsert={onInsert} />
      )}
    </fieldset>
  );
}

function ElementFields({ element, onInsert }: { element: WritableElement; onInsert(marks: string): void }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const isWhole = element.fields.every(({ name, needed }) => !needed || values[name]?.trim());
  return (
    <>
      {element.fields.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint}>
          {(about) => (
            <input
              {...about}
              className={styles.input}
              value={values[name] ?? ''}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <div className={styles.row}>
        <Button small disabled={!isWhole} onClick={() => onInsert(elementMarks(element.name, values))}>
          Insert
        </Button>
      </div>
    </>
  );
}
