/** What is wrong, in its place and said aloud; nothing where nothing is. */
import styles from './Desk.module.css';

export function Wrong({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className={styles.error} role="alert">
      {text}
    </p>
  );
}
