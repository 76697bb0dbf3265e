/** The ways to narrow a list besides its topics: one row of chips for each, which scrolls sideways where it does not fit. */
import { type Choice, ChoiceChips } from '../links/ChoiceChips.tsx';
import styles from './Narrowings.module.css';

export interface Narrowing {
  title: string;
  choices: Choice[];
}

export function Narrowings({ narrowings }: { narrowings: Narrowing[] }) {
  if (narrowings.length === 0) return null;
  return (
    <div className={styles.rows}>
      {narrowings.map(({ title, choices }) => (
        <nav className={styles.row} key={title} aria-label={`By ${title.toLowerCase()}`}>
          <b className={styles.title}>{title}</b>
          <ChoiceChips choices={choices} className={styles.choices} />
        </nav>
      ))}
    </div>
  );
}
