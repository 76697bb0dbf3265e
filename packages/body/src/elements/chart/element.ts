/** Labels and numbers, each in one attribute and parted by bars; where nothing is drawn they are a table. */
import { z } from 'zod';
import { wordsOf } from '../../make.ts';
import type { Table } from '../../tree.ts';
import { defineElement, parted, refersToNothing, words } from '../definition.ts';

const MOST_POINTS = 60;
const LONGEST = 2000;
const NUMBER = /^-?\d+(\.\d+)?$/;

const labels = parted(LONGEST)
  .refine((parts) => parts.every((label) => label !== ''), 'has an empty one')
  .refine((parts) => parts.length <= MOST_POINTS, `has more than ${MOST_POINTS}`);
const values = parted(LONGEST).refine(
  (parts) => parts.every((value) => NUMBER.test(value)),
  'has one that is no number',
);

const attributes = z
  .object({
    type: z.enum(['bar', 'line'], 'takes bar or line').optional(),
    title: words,
    unit: z.string().trim().max(20, 'is too long').optional(),
    labels,
    /** As they are written: how many digits each has is shown. */
    values,
  })
  .refine((chart) => chart.labels.length === chart.values.length, 'has another number of labels than of values')
  .refine((chart) => new Set(chart.labels).size === chart.labels.length, 'has a label twice')
  .refine((chart) => chart.type !== 'line' || chart.labels.length > 1, 'is a line of one point');

export const chart = defineElement({
  attributes,
  refersTo: refersToNothing,
  reads: ({ title, unit, labels: names, values: numbers }) => [tableOf(title, unit, names, numbers)],
  sells: false,
  inFiles: {},
});

/** The numbers in the order in which they are drawn. */
const tableOf = (title: string, unit = '', names: readonly string[], numbers: readonly string[]): Table => ({
  kind: 'table',
  caption: [title],
  head: [],
  body: names.map((name, index) => [
    { header: true, scope: 'row', inside: wordsOf(name) },
    { header: false, inside: wordsOf([numbers[index], unit].filter((part) => part).join(' ')) },
  ]),
});
