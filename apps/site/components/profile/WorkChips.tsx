/** An author's work by form, with how much there is of each. */
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
        <a className={styles.chip} key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {label} <small>{count}</small>
        </a>
      ))}
    </nav>
  );
}
