/** One way to narrow a search: its choices as links, the chosen one marked. */
import { type Choice, ChoiceChips } from '../links/ChoiceChips.tsx';
import styles from './Facet.module.css';

interface FacetProps {
  title: string;
  choices: Choice[];
}

export function Facet({ title, choices }: FacetProps) {
  return (
    <nav aria-label={`By ${title.toLowerCase()}`}>
      <h2 className={styles.title}>{title}</h2>
      <ChoiceChips choices={choices} className={styles.choices} />
    </nav>
  );
}
