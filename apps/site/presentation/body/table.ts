/** A table: the first cell of a row heads it. */
import type { Show } from './element.ts';

export const table: Show<'table'> = ({ caption, columns, rows }) => ({
  caption,
  columns,
  rows: rows.map(([head = '', ...cells]) => ({ head, cells })),
});
