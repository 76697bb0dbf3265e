/** Newsletters by name, each with its line, leading to its newest issue. */
import type { NewsletterChoice } from './NewsletterBand.tsx';
import styles from './NewsletterLinks.module.css';

export function NewsletterLinks({ newsletters }: { newsletters: NewsletterChoice[] }) {
  return (
    <ul className={styles.list}>
      {newsletters.map(({ name, tagline, href }) => (
        <li className={styles.item} key={href}>
          <a className={styles.name} href={href}>
            {name}
          </a>
          {tagline && <span className={styles.tagline}>{tagline}</span>}
        </li>
      ))}
    </ul>
  );
}
