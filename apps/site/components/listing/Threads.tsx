/** The strands of a collection, by name. */
import styles from './Threads.module.css';

export function Threads({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className={styles.threads} aria-label="In this collection">
      {names.map((name) => (
        <li className={styles.thread} key={name}>
          {name}
        </li>
      ))}
    </ul>
  );
}
