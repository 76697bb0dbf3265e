/** Labels and numbers. */
import { labelsOf } from '@masthead/model';
import type { Show } from './element.ts';

const MOST_DIGITS = 4;
const digitsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

export const chart: Show<'chart'> = ({ type = 'bar', title, unit = '', labels, values }, { subject = '' }) => {
  const own = labelsOf(subject, labels);
  return {
    title,
    form: type,
    unit,
    digits: Math.min(MOST_DIGITS, Math.max(...values.map(digitsOf))),
    points: labels.map((label, index) => ({
      label,
      value: Number(values[index]),
      ...(own.has(label) && { ours: true }),
    })),
  };
};
