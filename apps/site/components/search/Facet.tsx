/** One way to narrow a search: its choices as links, the chosen one marked. */
import type { Link } from '../cards/card-story.ts';
import styles from './Facet.module.css';

interface FacetProps {
  title: string;
  choices: (Link & { chosen: boolean })[];
}

export function Facet({ title, choices }: FacetProps) {
  return (
    <nav aria-label={`By ${title.toLowerCase()}`}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.choices}>
        {choices.map(({ label, href, chosen }) => (
          <li key={href}>
            <a className={styles.choice} href={href} aria-current={chosen || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
