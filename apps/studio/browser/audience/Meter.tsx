/** A flat bar, with a needle at what is usual. The figure stands beside it in words. */
import type { CSSProperties } from 'react';
import styles from './Meter.module.css';

interface MeterProps {
  /** Parts of the whole, from 0 to 1. */
  value: number;
  usual?: number | undefined;
}

export const Meter = ({ value, usual }: MeterProps) => (
  <span
    className={styles.meter}
    style={{ '--value': Math.min(1, value), '--usual': usual === undefined ? -1 : Math.min(1, usual) } as CSSProperties}
    aria-hidden="true"
  />
);
