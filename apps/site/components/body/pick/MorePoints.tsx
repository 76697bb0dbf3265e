/** The points of a choice beyond the first, folded: a long list of them says less than a short one. */
import { PointList } from '../../review/PointList.tsx';
import { Fold } from './Fold.tsx';
import styles from './MorePoints.module.css';

interface MorePointsProps {
  good: readonly string[];
  bad: readonly string[];
  heading: 'h3' | 'h4';
}

export function MorePoints({ good, bad, heading }: MorePointsProps) {
  const count = good.length + bad.length;
  if (count === 0) return null;
  return (
    <Fold label={count === 1 ? '1 more point' : `${count} more points`}>
      <div className={styles.lists}>
        <PointList as={heading} title="Also good" points={good} good />
        <PointList as={heading} title="Also bad" points={bad} />
      </div>
    </Fold>
  );
}
