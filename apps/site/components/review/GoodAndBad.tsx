/** What is good and what is bad, side by side. */

import styles from './GoodAndBad.module.css';
import { PointList } from './PointList.tsx';

export function GoodAndBad({ good, bad }: { good: readonly string[]; bad: readonly string[] }) {
  if (good.length === 0 && bad.length === 0) return null;
  return (
    <div className={styles.lists}>
      <PointList title="The good" points={good} good />
      <PointList title="The bad" points={bad} />
    </div>
  );
}
