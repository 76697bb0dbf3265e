/** What is good and what is bad, side by side. */

import styles from './GoodAndBad.module.css';
import { PointList } from './PointList.tsx';

interface GoodAndBadProps {
  good: readonly string[];
  bad: readonly string[];
  /** Where they stand below a heading of their own. */
  heading?: 'h3' | 'h4';
}

export function GoodAndBad({ good, bad, heading }: GoodAndBadProps) {
  if (good.length === 0 && bad.length === 0) return null;
  return (
    <div className={styles.lists}>
      <PointList as={heading} title="The good" points={good} good />
      <PointList as={heading} title="The bad" points={bad} />
    </div>
  );
}
