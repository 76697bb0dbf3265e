/** Points for a thing, each behind a plus, or against it, each behind a minus. */
import { classes } from '@masthead/ui';
import styles from './GoodAndBad.module.css';

interface PointListProps {
  as?: 'h2' | 'h3' | 'h4' | undefined;
  title: string;
  points: readonly string[];
  good?: boolean;
}

export function PointList({ as: Heading = 'h2', title, points, good = false }: PointListProps) {
  if (points.length === 0) return null;
  return (
    <div>
      <Heading className={styles.title}>{title}</Heading>
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
