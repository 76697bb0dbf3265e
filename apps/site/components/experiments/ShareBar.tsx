/** How visitors are split, drawn to scale: those outside first, then the buckets in their order. */
import { classes } from '@masthead/ui';
import type { SharePart } from './experiment-summary.ts';
import styles from './ShareBar.module.css';

/** So many looks there are; more buckets than that begin again. */
const LOOKS = 4;

export const lookOf = (place: number): string | undefined => styles[`look${place % LOOKS}`];

export function ShareBar({ shares }: { shares: readonly SharePart[] }) {
  const all = shares.reduce((sum, { slots }) => sum + slots, 0);
  const inside = shares.filter(({ outside }) => !outside);
  const startOf = (part: SharePart): number =>
    shares.slice(0, shares.indexOf(part)).reduce((sum, { slots }) => sum + slots, 0);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${all} 8`}
      preserveAspectRatio="none"
      role="img"
      aria-label={spoken(shares, all)}
    >
      {shares.map((part) => (
        <rect
          key={part.bucket}
          className={classes(styles.part, part.outside ? styles.outside : lookOf(inside.indexOf(part)))}
          x={startOf(part)}
          width={part.slots}
          height={8}
        />
      ))}
    </svg>
  );
}

const spoken = (shares: readonly SharePart[], all: number): string =>
  shares
    .map(({ bucket, slots, outside }) => `${outside ? 'outside' : bucket} ${((slots / all) * 100).toFixed(1)} percent`)
    .join(', ');
