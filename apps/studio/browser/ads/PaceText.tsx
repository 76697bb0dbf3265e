/** How a line goes against its plan: a figure, words and a colour. */
import styles from './Table.module.css';
import { paceWords } from './words.ts';

export function PaceText({ pace }: { pace: number }) {
  const { percent, words, is } = paceWords(pace);
  return (
    <span className={styles.pace} data-is={is}>
      {percent} <small>{words}</small>
    </span>
  );
}
