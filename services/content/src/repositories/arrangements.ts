/** What editors arrange (the front page's package, the navigation), kept as validated documents. */
import type { z } from 'zod';
import { dependsOn } from '../changes/depends-on.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';
import { type JsonColumn, jsonColumn } from '../stored/json.ts';

const columns = new WeakMap<z.ZodType, JsonColumn<unknown>>();

/** `arrangements.document`: each arrangement has a schema of its own. */
function columnOf<Schema extends z.ZodType>(schema: Schema): JsonColumn<z.output<Schema>>;
function columnOf(schema: z.ZodType): JsonColumn<unknown> {
  const known = columns.get(schema) ?? jsonColumn(schema);
  columns.set(schema, known);
  return known;
}

export async function readArrangement<Schema extends z.ZodType>(
  db: ContentDb,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  // Kept ready for readers, it is told under the name of what editors arranged.
  dependsOn(name.replace(/^composed-/, ''));
  const row = await db.selectFrom('arrangements').select('document').where('name', '=', name).executeTakeFirst();
  return row && columnOf(schema).read(row.document);
}

/** Gives whether it was another one before. */
export async function saveArrangement(db: Writing, name: string, document: unknown): Promise<boolean> {
  const values = { name, document: JSON.stringify(document) };
  const before = await db.selectFrom('arrangements').select('document').where('name', '=', name).executeTakeFirst();
  if (before?.document === values.document) return false;
  await db
    .insertInto('arrangements')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ document: values.document }))
    .execute();
  return true;
}
