/** A sentence or two that must not be missed, marked at its edge. */

import styles from './Callout.module.css';
import type { CalloutData } from './data.ts';

export function Callout({ data: { text } }: { data: CalloutData }) {
  return (
    <aside className={styles.callout} aria-label="Note">
      <p>{text}</p>
    </aside>
  );
}
