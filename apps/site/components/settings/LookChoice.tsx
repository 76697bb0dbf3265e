/** The look of the page: light, dark or as the device prefers, and how large the text of stories is. */
import { TickBox } from '@masthead/ui';
import { chooseTheme, type ThemeWish, useThemeWish } from '../header/theme.ts';
import styles from './LookChoice.module.css';
import { chooseTextSize, type TextSize, useTextSize } from './text-size.ts';

const THEMES: readonly Choice<ThemeWish>[] = [
  { value: 'device', label: 'As the device prefers' },
  { value: 'light', label: 'Always light' },
  { value: 'dark', label: 'Always dark' },
];

const SIZES: readonly Choice<TextSize>[] = [
  { value: 'usual', label: 'As the browser has it' },
  { value: 'large', label: 'Larger' },
  { value: 'largest', label: 'Largest' },
];

/** `note` says where the choices hold. */
export function LookChoice({ note }: { note: string }) {
  return (
    <div className={styles.look}>
      <Choices title="The look of the page" name="theme" of={THEMES} chosen={useThemeWish()} onChoose={chooseTheme} />
      <Choices title="The text of stories" name="size" of={SIZES} chosen={useTextSize()} onChoose={chooseTextSize} />
      <p className={styles.note}>{note}</p>
    </div>
  );
}

interface Choice<Value> {
  value: Value;
  label: string;
}

interface ChoicesProps<Value> {
  title: string;
  name: string;
  of: readonly Choice<Value>[];
  chosen: Value | undefined;
  onChoose(value: Value): void;
}

function Choices<Value extends string>({ title, name, of: choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{title}</legend>
      {choices.map(({ value, label }) => (
        <TickBox
          key={value}
          className={styles.option}
          one
          name={name}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        >
          {label}
        </TickBox>
      ))}
    </fieldset>
  );
}
