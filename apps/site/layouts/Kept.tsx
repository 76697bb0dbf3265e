/** A part that is the same on many pages: the server may hand it in already rendered, the browser renders it as usual. */
import type { ReactNode } from 'react';
import styles from './Kept.module.css';

export function Kept({ html, children }: { html: string | undefined; children: ReactNode }) {
  if (html === undefined) return <div className={styles.kept}>{children}</div>;
  // Our own rendering of the same children: nothing from outside comes this way.
  return <div className={styles.kept} dangerouslySetInnerHTML={{ __html: html }} />;
}
