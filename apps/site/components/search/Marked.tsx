/** Text in which the words that were asked for are marked. */
import type { Segment } from '@masthead/model';
import styles from './Marked.module.css';

export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, hit }, index) => {
    // The segments of a text never change places: their number is their name.
    return hit ? (
      <mark className={styles.hit} key={index}>
        {text}
      </mark>
    ) : (
      text
    );
  });
}
