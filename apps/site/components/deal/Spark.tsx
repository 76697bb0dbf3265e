/** Prices of the last ninety days as one line, without axes: the card beside it has the figures. */
import styles from './Spark.module.css';
import { SPARK_BOX, type SparkLine } from './spark.ts';

export function Spark({ path, label }: SparkLine) {
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${SPARK_BOX.width} ${SPARK_BOX.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
