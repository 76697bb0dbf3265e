/** Many rows in one statement: they travel as one JSON parameter, so that the statement stays the same and is prepared once. */
import { type RawBuilder, sql } from 'kysely';
import type { EventsDatabase } from './store.ts';

type ColumnType = 'text' | 'integer' | 'bigint' | 'double precision';

/** `select … from …` over the rows, with each column under its name. */
export function rowsAsTable<Row extends object>(
  engine: EventsDatabase['engine'],
  columns: Readonly<Record<keyof Row & string, ColumnType>>,
  rows: readonly Row[],
): RawBuilder<Row> {
  const names = Object.keys(columns);
  const json = JSON.stringify(rows);
  if (engine === 'postgres') {
    const typed = Object.entries<ColumnType>(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
    return sql`select ${sql.join(names.map((name) => sql.ref(name)))} from json_to_recordset(${json}::json) as given(${sql.join(typed)})`;
  }
  const values = names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
  // Without a condition SQLite would take a following "on conflict" for one of a join.
  return sql`select ${sql.join(values)} from json_each(${json}) where true`;
}

const namesOf = (columns: object) => sql.join(Object.keys(columns).map((name) => sql.ref(name)));

/** `insert into … select …`; what is to be done about rows that are there already is appended by who asks. */
export const insertRows = <Row extends object>(
  engine: EventsDatabase['engine'],
  table: string,
  columns: Readonly<Record<keyof Row & string, ColumnType>>,
  rows: readonly Row[],
): RawBuilder<Row> => sql`insert into ${sql.table(table)} (${namesOf(columns)}) ${rowsAsTable(engine, columns, rows)}`;
