/** Newsletters by name, each with its line, leading to its newest issue. */
import styles from './NewsletterLinks.module.css';

export interface NewsletterLink {
  name: string;
  tagline: string;
  href: string;
}

export function NewsletterLinks({ newsletters }: { newsletters: NewsletterLink[] }) {
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
