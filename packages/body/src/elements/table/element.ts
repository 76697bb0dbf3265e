/** A table: its columns parted by bars, its rows by double bars. */
import { z } from 'zod';
import { wordsOf } from '../../make.ts';
import type { Cell } from '../../tree.ts';
import { defineElement, parted, refersToNothing, words } from '../definition.ts';

const MOST_COLUMNS = 12;
const MOST_ROWS = 100;
const LONGEST = 20_000;

const columns = parted(LONGEST)
  .refine((names) => names.length > 1, 'needs two at least')
  .refine((names) => names.length <= MOST_COLUMNS, `has more than ${MOST_COLUMNS}`)
  .refine((names) => new Set(names).size === names.length, 'has one twice');
const rows = z
  .codec(z.string().max(LONGEST, 'is too long'), z.array(z.array(z.string())), {
    decode: (written) => written.split('||').map((row) => row.split('|').map((cell) => cell.trim())),
    // An empty cell is a space: two bars would end the row.
    encode: (lines) => lines.map((cells) => cells.map((cell) => cell || ' ').join('|')).join('||'),
  })
  .refine((lines) => lines.length <= MOST_ROWS, `has more than ${MOST_ROWS}`);

const cells = (texts: readonly string[], header: boolean): Cell[] =>
  texts.map((text) => ({ header, inside: wordsOf(text) }));

export const table = defineElement({
  attributes: z
    .object({ caption: words, columns, rows })
    .refine((whole) => whole.rows.every((row) => row.length === whole.columns.length), 'has a row of another length'),
  refersTo: refersToNothing,
  reads: ({ caption, columns: names, rows: lines }) => [
    { kind: 'table', caption: [caption], head: [cells(names, true)], body: lines.map((line) => cells(line, false)) },
  ],
  sells: false,
  inFiles: {},
});
