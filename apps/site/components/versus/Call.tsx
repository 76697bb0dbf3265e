/** What a comparison comes down to: which to buy, and who should not. */
import styles from './Call.module.css';

export function Call({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.call}>
      <strong className={styles.name}>Our call</strong> {text}
    </p>
  );
}
