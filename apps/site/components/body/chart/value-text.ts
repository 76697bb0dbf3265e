/** A number of a chart as readers see it: "$1,380", "97%", "5 mm". */
import { figuresOf } from '@masthead/model';
import type { ChartData } from './data.ts';

const BEFORE: ReadonlySet<string> = new Set(['$', '€', '£']);
const CLOSE: ReadonlySet<string> = new Set(['%', '°']);
const WORDS: Readonly<Record<string, string>> = { percent: '%' };

export function valueText(value: number, { unit, digits }: Pick<ChartData, 'unit' | 'digits'>): string {
  const sign = WORDS[unit] ?? unit;
  const figures = figuresOf(value, digits);
  const minus = value < 0 ? '−' : '';
  if (BEFORE.has(sign)) return `${minus}${sign}${figures}`;
  return `${minus}${figures}${CLOSE.has(sign) ? '' : ' '}${sign}`.trim();
}
