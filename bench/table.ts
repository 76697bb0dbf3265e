/** Prints measurements for people: aligned columns, one verdict per line. */
import { type Budget, type Measurement, type Unit, verdictOf } from './measurement.ts';

const VERDICTS = { kept: 'ok', missed: 'MISSED', 'no budget': '' } as const;

const rounded = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));
const withUnit = (value: number, unit: Unit): string => `${rounded(value)} ${unit}`.trim();

const budgetText = (budget: Budget | undefined, unit: Unit): string => {
  if (!budget) return '';
  return 'most' in budget ? `≤ ${budget.most} ${unit}`.trim() : `≥ ${budget.least} ${unit}`.trim();
};

const rowOf = (measurement: Measurement): string[] => [
  measurement.part,
  measurement.name,
  withUnit(measurement.value, measurement.unit),
  budgetText(measurement.budget, measurement.unit),
  VERDICTS[verdictOf(measurement)],
  measurement.note ?? '',
];

export function printTable(measurements: readonly Measurement[], say: (line: string) => void): void {
  const rows = [['part', 'what', 'measured', 'budget', '', ''], ...measurements.map(rowOf)];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    say(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
