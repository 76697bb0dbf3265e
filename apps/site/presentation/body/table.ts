/** A table: its columns parted by bars, its rows by double bars. */
import { z } from 'zod';
import type { BodyTableData } from '../../components/body/table/data.ts';
import { element, words } from './element.ts';
import { parted } from './parted.ts';

const MOST_COLUMNS = 12;
const MOST_ROWS = 100;
const LONGEST = 20_000;

const cells = z.array(z.string()).min(2).max(MOST_COLUMNS);
const columns = parted(
  LONGEST,
  cells.refine((names) => new Set(names).size === names.length, 'has a column twice'),
);
const rows = z
  .string()
  .max(LONGEST)
  .transform((text) => text.split('||'))
  .pipe(z.array(parted(LONGEST, cells)).min(1).max(MOST_ROWS));

const schema = z
  .object({ caption: words, columns, rows })
  .refine((table) => table.rows.every((row) => row.length === table.columns.length), 'has a row of another length');

export const table = element(
  schema,
  ({ caption, columns: names, rows: lines }): BodyTableData => ({
    caption,
    columns: names,
    rows: lines.map(([head = '', ...rest]) => ({ head, cells: rest })),
  }),
);
