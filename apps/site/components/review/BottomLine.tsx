/** What it comes down to, in a sentence or two. */
import styles from './BottomLine.module.css';

interface BottomLineProps {
  /** How it is called. */
  name?: string;
  text: string | undefined;
}

export function BottomLine({ name = 'Bottom line', text }: BottomLineProps) {
  if (!text) return null;
  return (
    <p className={styles.line}>
      <strong className={styles.name}>{name}</strong> {text}
    </p>
  );
}
