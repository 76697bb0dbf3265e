/** The 2 px line of a navigation at the very top: it creeps while loading, completes, and hides 500 ms later. */
import styles from './ProgressBar.module.css';

export type ProgressPhase = 'idle' | 'loading' | 'finished' | 'failed';

export function ProgressBar({ phase }: { phase: ProgressPhase }) {
  return (
    <div className={styles.progress} data-phase={phase} aria-hidden="true">
      <i className={styles.line} />
    </div>
  );
}
