/** How events leave for a warehouse: a line of JSON each, or columns in a Parquet file. */

import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import { type ColumnSource, fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import { fieldsIn } from '../store/fields.ts';
import type { EventRow } from '../store/schema.ts';

/** Takes portions of rows, and writes them to a file that nobody else on the machine can read. */
export interface RowWriter {
  write(rows: readonly EventRow[]): Promise<void>;
  finish(): Promise<void>;
}

const OURS_ALONE = 0o600;

export const FORMATS = { ndjson: linesTo, parquet: parquetTo } as const satisfies Record<
  string,
  (path: string) => RowWriter
>;
export type Format = keyof typeof FORMATS;
export const isFormat = (text: string): text is Format => Object.hasOwn(FORMATS, text);

/** `fields` was written by us of what had been checked. */
const lineOf = ({ fields, at, received_at, robot, day: _, ...row }: EventRow): string =>
  `${JSON.stringify({
    ...row,
    at: new Date(at).toISOString(),
    received_at: new Date(received_at).toISOString(),
    robot: robot === 1,
  }).slice(0, -1)},"fields":${fields}}\n`;

function linesTo(path: string): RowWriter {
  const stream = createWriteStream(path, { mode: OURS_ALONE });
  return {
    async write(rows) {
      if (!stream.write(rows.map(lineOf).join(''))) await once(stream, 'drain');
    },
    async finish() {
      stream.end();
      await once(stream, 'close');
    },
  };
}

const text = (name: keyof EventRow, rows: readonly EventRow[]): ColumnSource => ({
  name,
  type: 'STRING',
  data: rows.map((row) => row[name]),
});
const instant = (name: 'at' | 'received_at', rows: readonly EventRow[]): ColumnSource => ({
  name,
  type: 'TIMESTAMP',
  data: rows.map((row) => new Date(row[name])),
});

const columnsOf = (rows: readonly EventRow[]): ColumnSource[] => [
  text('id', rows),
  instant('at', rows),
  instant('received_at', rows),
  text('session', rows),
  text('visitor', rows),
  text('view', rows),
  text('name', rows),
  { name: 'version', type: 'INT32', data: rows.map(({ version }) => version) },
  text('story_id', rows),
  text('page_kind', rows),
  text('address', rows),
  { name: 'robot', type: 'BOOLEAN', data: rows.map(({ robot }) => robot === 1) },
  text('country', rows),
  { name: 'fields', type: 'JSON', data: rows.map(({ fields }) => fieldsIn(fields)) },
];

function parquetTo(path: string): RowWriter {
  // The library opens what is there, and leaves its rights as they are.
  writeFileSync(path, '', { mode: OURS_ALONE });
  const schema = schemaFromColumnData({ columnData: columnsOf([]) });
  const writer = new ParquetWriter({ writer: fileWriter(path), schema, createdBy: 'Masthead' });
  return {
    async write(rows) {
      await writer.write({ columnData: columnsOf(rows), rowGroupSize: rows.length });
    },
    async finish() {
      await writer.finish();
    },
  };
}
