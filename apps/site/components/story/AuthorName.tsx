/** An author's name: a link where the author has a page. */
import styles from './AuthorName.module.css';

export function AuthorName({ author: { name, href } }: { author: { name: string; href?: string } }) {
  if (!href) return name;
  return (
    <a className={styles.name} href={href}>
      {name}
    </a>
  );
}
