/** What a part of the benchmark gives: named numbers, some of them with a budget. */

export type Unit = '×' | '%' | 'KB' | 'MB' | 's' | 'ms' | 'µs' | 'points' | 'per s' | '';

export type Budget = { readonly most: number } | { readonly least: number };

export interface Measurement {
  part: string;
  name: string;
  value: number;
  unit: Unit;
  /** Without one it is told for information only. */
  budget?: Budget;
  note?: string;
}

export interface BenchContext {
  /** Empty, and removed afterwards. */
  folder: string;
  verbose: boolean;
  say(line: string): void;
}

export type Part = (context: BenchContext) => Promise<Measurement[]>;

export type Verdict = 'kept' | 'missed' | 'no budget';

export function verdictOf({ value, budget }: Measurement): Verdict {
  if (!budget) return 'no budget';
  const kept = 'most' in budget ? value <= budget.most : value >= budget.least;
  return kept ? 'kept' : 'missed';
}
