/** Something to know beside a text, on bench, with a title. */
import type { InfoCardData } from './data.ts';
import styles from './InfoCard.module.css';

export function InfoCard({ data: { title, text } }: { data: InfoCardData }) {
  return (
    <aside className={styles.card} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </aside>
  );
}
