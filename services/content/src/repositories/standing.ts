/** Standing documents (features, newsletters, texts, friendly addresses, towns, providers) by kind and key. */

import type { z } from 'zod';
import { dependsOn } from '../changes/depends-on.ts';
import type { StandingKind, standingSchemas } from '../documents/standing.ts';
import type { ContentDb } from '../schema.ts';
import type { Writing } from '../store.ts';

export type Standing<Kind extends StandingKind> = z.output<(typeof standingSchemas)[Kind]>;

// What was checked when it was written is not checked again each time it is read.
const read = <Kind extends StandingKind>(document: string): Standing<Kind> => JSON.parse(document);

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
  return row && read<Kind>(row.document);
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
  return rows.map(({ document }) => read<Kind>(document));
}

export async function saveStanding(db: Writing, kind: StandingKind, key: string, document: unknown): Promise<void> {
  const text = JSON.stringify(document);
  await db
    .insertInto('standing')
    .values({ kind, key, document: text })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ document: text }))
    .execute();
}
