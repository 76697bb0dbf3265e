/** An author's work by form, with how much there is of each. */
import { Chip } from '@masthead/ui';
import type { FormTab } from '../cards/card-story.ts';
import styles from './WorkChips.module.css';

interface WorkChipsProps {
  chips: FormTab[];
  /** The address of the one that is shown. */
  current: string;
}

export function WorkChips({ chips, current }: WorkChipsProps) {
  if (chips.length <= 1) return null;
  return (
    <nav className={styles.chips} aria-label="Work by form">
      {chips.map(({ label, href, count }) => (
        <Chip key={href} href={href} count={count} current={href === current ? 'page' : undefined}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}
