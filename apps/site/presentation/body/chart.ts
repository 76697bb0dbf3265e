/** Labels and numbers, each in one attribute and parted by bars. */
import { z } from 'zod';
import type { ChartData } from '../../components/body/chart/data.ts';
import { element, words } from './element.ts';

const MOST_POINTS = 60;
const parted = words.transform((text) => text.split('|').map((part) => part.trim()));
const number = z.string().regex(/^-?\d+(\.\d+)?$/, 'is no number');

const schema = z
  .object({
    type: z.enum(['bar', 'line']).default('bar'),
    title: words,
    unit: z.string().max(20).default(''),
    labels: parted.pipe(z.array(z.string().min(1)).min(1).max(MOST_POINTS)),
    values: parted.pipe(z.array(number)),
  })
  .refine(({ labels, values }) => labels.length === values.length, 'has another number of labels than of values')
  .refine(({ labels }) => new Set(labels).size === labels.length, 'has a label twice')
  .refine(({ type, labels }) => type === 'bar' || labels.length > 1, 'is a line of one point');

const digitsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

export const chart = element(
  schema,
  ({ type, title, unit, labels, values }): ChartData => ({
    title,
    form: type,
    unit,
    digits: Math.min(4, Math.max(...values.map(digitsOf))),
    points: labels.map((label, index) => ({ label, value: Number(values[index]) })),
  }),
);
