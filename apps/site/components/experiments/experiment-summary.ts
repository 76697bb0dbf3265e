/** An experiment as its summary shows it. */

export type ExperimentState = 'running' | 'planned' | 'ended';

/** One of the parts that visitors are split into, outside of the experiment included. */
export interface SharePart {
  bucket: string;
  /** Of the 101 slots. */
  slots: number;
  /** Nobody in it sees anything new. */
  outside: boolean;
}

export interface BucketSummary {
  bucket: string;
  percentage: number;
  exposures: string;
  conversions: string;
  /** Of the visits that saw it, how many did what it is about. */
  rate?: string;
  /** Against the bucket that the others are compared with; absent for that one, and before anybody came. */
  difference?: { interval: string; verdict: 'better' | 'worse' | 'open' };
}

export interface ExperimentSummary {
  id: string;
  /** "v2" */
  version: string;
  state: ExperimentState;
  /** "Sep 12, 2023 to Oct 24, 2023" */
  period: string;
  owner: string;
  hypothesis: string;
  /** Whom it is for, in words. */
  audience: string;
  shares: readonly SharePart[];
  buckets: readonly BucketSummary[];
  /** So many visits saw it, all buckets together. */
  visitors: number;
  /** How unlikely it is that chance alone split them so; only when that is an alarm. */
  mismatch?: string;
}
