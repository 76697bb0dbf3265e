/** Keeps a table of reports small, however much is told. */
import type { SelectQueryBuilder, Simplify } from 'kysely';

interface Room {
  most: number;
  /** What is told at once is all that can be too much. */
  atOnce: number;
}

/** Forgets what there is no room for; the query has what matters most first. */
export async function forgetSurplus<Tables, Table extends keyof Tables, Row>(
  ranked: SelectQueryBuilder<Tables, Table, Row>,
  { most, atOnce }: Room,
  forget: (rows: Simplify<Row>[]) => Promise<unknown>,
): Promise<void> {
  await forget(await ranked.offset(most).limit(atOnce).execute());
}
