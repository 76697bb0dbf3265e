/** What we got wrong, at the end of the story. */
import styles from './Correction.module.css';

export function Correction({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.note}>
      <b>Correction.</b> {text}
    </p>
  );
}
