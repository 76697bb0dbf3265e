/** The ways to narrow a list besides its topics: one row of chips for each, which scrolls sideways where it does not fit. */
import { Chip } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import styles from './Narrowings.module.css';

export interface Narrowing {
  title: string;
  choices: (Link & { chosen: boolean })[];
}

export function Narrowings({ narrowings }: { narrowings: Narrowing[] }) {
  if (narrowings.length === 0) return null;
  return (
    <div className={styles.rows}>
      {narrowings.map(({ title, choices }) => (
        <nav className={styles.row} key={title} aria-label={`By ${title.toLowerCase()}`}>
          <b className={styles.title}>{title}</b>
          <ul className={styles.choices}>
            {choices.map(({ label, href, chosen }) => (
              <li key={href}>
                <Chip href={href} current={chosen ? 'true' : undefined}>
                  {label}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
