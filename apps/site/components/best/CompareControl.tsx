/**
 * Takes a choice into the comparison. Without a script it is a link to the table of all choices, in the same room;
 * `name` tells the many on a page apart.
 */
import { TickBox, TickBoxLink, VisuallyHidden } from '@masthead/ui';
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
      <TickBoxLink className={styles.control} href={tableHref}>
        {words}
      </TickBoxLink>
    );
  return (
    <TickBox
      className={styles.control}
      id={id}
      checked={chosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
    >
      {words}
    </TickBox>
  );
}
