/** The measure: ten divisions and a needle. Every number we judged sits on it. */
import { classes } from './classes.ts';
import styles from './Measure.module.css';

interface MeasureProps {
  /** 0 to 10. */
  value: number;
  /** `l` is a page's score, `xs` stands on a card. */
  size?: 'm' | 'l' | 'xs';
  /** The value as it is spoken, when "8.2 out of 10" would not do. */
  label?: string;
}

/** In pixels: the needle's height is the drawing's. */
const shapes = {
  m: { height: 14, bar: 6, needle: 3, ruled: true },
  l: { height: 24, bar: 10, needle: 4, ruled: true },
  xs: { height: 10, bar: 4, needle: 2, ruled: false },
} as const;

const divisions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function Measure({ value, size = 'm', label = `${value} out of 10` }: MeasureProps) {
  const { height, bar, needle, ruled } = shapes[size];
  const reading = Math.min(10, Math.max(0, value));
  const top = height - bar;
  return (
    <svg className={classes(styles.measure, styles[size])} height={height} role="img" aria-label={label}>
      {ruled && (
        <g className={styles.rule}>
          {divisions.map((division) => (
            <rect key={division} x={`${division * 10}%`} y={top} width="1" height={bar} />
          ))}
          <rect x="100%" width="1" height={height} transform="translate(-1)" />
        </g>
      )}
      <rect className={styles.rule} y={height - 1} width="100%" height="1" />
      <rect className={styles.bar} y={top} width={`${reading * 10}%`} height={bar} />
      {ruled &&
        divisions
          .filter((division) => division > 0 && division <= reading)
          .map((division) => (
            <rect
              className={styles.cut}
              key={division}
              x={`${division * 10}%`}
              y={top}
              width="1.5"
              height={bar}
              transform="translate(-1.5)"
            />
          ))}
      <rect
        className={styles.needle}
        x={`${reading * 10}%`}
        width={needle}
        height={height}
        transform={`translate(${-needle / 2})`}
      />
    </svg>
  );
}
