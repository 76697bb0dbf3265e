/** Standing documents (features, newsletters, texts, friendly addresses, towns, providers) by kind and key. */
import type { z } from 'zod';
import { dependsOn } from '../changes/depends-on.ts';
import type { StandingKind, standingSchemas } from '../documents/standing.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';
import { standingColumns } from '../stored/columns.ts';
import type { JsonColumn } from '../stored/json.ts';

export type Standing<Kind extends StandingKind> = z.output<(typeof standingSchemas)[Kind]>;

const columns: { readonly [Kind in StandingKind]: JsonColumn<Standing<Kind>> } = standingColumns;

export async function standingDocument<Kind extends StandingKind>(
  db: ContentDb,
  kind: Kind,
  key: string,
): Promise<Standing<Kind> | undefined> {
  dependsOn(`${kind}:`, [key]);
  const row = await db
    .selectFrom('standing')
    .select('document')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && columns[kind].read(row.document);
}

export async function standingDocuments<Kind extends StandingKind>(
  db: ContentDb,
  kind: Kind,
  keys?: readonly string[],
): Promise<Standing<Kind>[]> {
  if (keys?.length === 0) return [];
  const all = db.selectFrom('standing').select(['key', 'document']).where('kind', '=', kind).orderBy('key');
  const rows = await (keys ? all.where('key', 'in', keys) : all).execute();
  dependsOn(
    `${kind}:`,
    rows.map(({ key }) => key),
  );
  return rows.map(({ document }) => columns[kind].read(document));
}

export async function deleteStanding(db: Writing, kind: StandingKind, key: string): Promise<void> {
  await db.deleteFrom('standing').where('kind', '=', kind).where('key', '=', key).execute();
}

export async function saveStanding(db: Writing, kind: StandingKind, key: string, document: unknown): Promise<void> {
  const text = JSON.stringify(document);
  await db
    .insertInto('standing')
    .values({ kind, key, document: text })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ document: text }))
    .execute();
}
