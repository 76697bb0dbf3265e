/**
 * Takes a choice into the comparison. Without a script it is a link to the table of all choices, in the same room;
 * `name` tells the many on a page apart.
 */
import { VisuallyHidden } from '@masthead/ui';
import { useSyncExternalStore } from 'react';
import styles from './CompareControl.module.css';

interface CompareControlProps {
  id: string;
  name: string;
  tableHref: string;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

const never = () => () => {};
const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export function CompareControl({ id, name, tableHref, chosen, onChange }: CompareControlProps) {
  const words = (
    <span>
      Compare<VisuallyHidden> {name}</VisuallyHidden>
    </span>
  );
  if (!useScript())
    return (
      <a className={styles.control} href={tableHref}>
        <span className={styles.box} aria-hidden="true" />
        {words}
      </a>
    );
  return (
    <label className={styles.control}>
      <input
        id={id}
        className={styles.box}
        type="checkbox"
        checked={chosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {words}
    </label>
  );
}
