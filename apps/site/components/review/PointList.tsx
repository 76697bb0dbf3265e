/** Points for a thing, each behind a plus, or against it, each behind a minus. */
import { classes } from '@masthead/ui';
import styles from './GoodAndBad.module.css';

interface PointListProps {
  title: string;
  points: readonly string[];
  good?: boolean;
}

export function PointList({ title, points, good = false }: PointListProps) {
  if (points.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point} className={classes(styles.item, good && styles.good)}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
