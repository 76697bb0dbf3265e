/** What it comes down to, in a sentence or two. */
import styles from './BottomLine.module.css';

export function BottomLine({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.line}>
      <strong className={styles.name}>Bottom line</strong> {text}
    </p>
  );
}
