/** One way to narrow a search: its choices as links, the chosen one marked. */
import { Chip } from '@masthead/ui';
import type { Link } from '../../base/link.ts';
import styles from './Facet.module.css';

export interface FacetChoice extends Link {
  chosen: boolean;
  /** How much there is, where that is known: "12", "100+". */
  count?: string | undefined;
}

interface FacetProps {
  title: string;
  choices: FacetChoice[];
}

export function Facet({ title, choices }: FacetProps) {
  return (
    <nav aria-label={`By ${title.toLowerCase()}`}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.choices}>
        {choices.map(({ label, href, chosen, count }) => (
          <li key={href}>
            <Chip href={href} count={count} current={chosen ? 'true' : undefined}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
