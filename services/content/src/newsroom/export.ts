/**
 * Writes everything a newsroom holds into a folder: one file of JSON lines for each table, and the media. What it wrote
 * can be taken over by another database of either engine.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HUB_BUCKET } from '@masthead/model';
import type { Media } from '@masthead/storage';
import { sql } from 'kysely';
import { definitionOf, storyDocument } from '../kinds/kinds.ts';
import type { ContentDb, ContentSchema } from '../schema.ts';
import { writtenDocuments } from '../stored/columns.ts';
import { TOKEN_SECRET } from '../use-cases/user-token.ts';
import type { NewsroomDeps, OnProgress } from './importer.ts';

/** In an order in which nothing refers to what comes later. Tokens, the outbox and the search index stay behind. */
export const EXPORTED = [
  'pictures',
  'topics',
  'authors',
  'collections',
  'products',
  'offers',
  'price_changes',
  'standing',
  'manuscripts',
  'manuscript_revisions',
  'former_slugs',
  'live_coverage',
  'live_events',
  'live_items',
  'live_waiting',
  'arrangements',
  'imports',
] as const satisfies readonly (keyof ContentSchema)[];
export type ExportedTable = (typeof EXPORTED)[number];

/** The columns that tell rows of a table apart, by which it is read in portions. */
export const KEYS: Readonly<Record<ExportedTable, readonly string[]>> = {
  pictures: ['id'],
  topics: ['path'],
  authors: ['id'],
  collections: ['id'],
  products: ['id'],
  offers: ['product_id', 'merchant'],
  price_changes: ['product_id', 'merchant', 'at'],
  standing: ['kind', 'key'],
  manuscripts: ['id'],
  manuscript_revisions: ['manuscript_id', 'revision'],
  former_slugs: ['slug'],
  live_coverage: ['story_id'],
  live_events: ['story_id', 'event'],
  live_items: ['id'],
  live_waiting: ['id'],
  arrangements: ['name'],
  imports: ['kind', 'key'],
};

export const exportFile = (folder: string, table: ExportedTable): string => join(folder, 'tables', `${table}.jsonl`);

const PORTION = 500;

type Row = Record<string, unknown>;

/** A product finds its review again when that is shown; a secret stays where it was made. */
function exportable(table: ExportedTable, row: Row): Row[] {
  if (table === 'products') return [{ ...row, review_id: null }];
  return table === 'arrangements' && row.name === TOKEN_SECRET ? [] : [row];
}

async function* rowsOf(db: ContentDb, table: ExportedTable): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += PORTION) {
    let query = db.selectFrom(table).selectAll();
    for (const key of KEYS[table]) query = query.orderBy(sql.ref(key));
    const rows: Row[] = await query.offset(offset).limit(PORTION).execute();
    yield* rows.flatMap((row) => exportable(table, row));
    if (rows.length < PORTION) return;
  }
}

export async function exportNewsroom(
  folder: string,
  { database: { db }, media }: NewsroomDeps,
  onProgress: OnProgress = () => {},
): Promise<Record<string, number>> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  const counts: Record<string, number> = {};
  for (const [index, table] of EXPORTED.entries()) {
    counts[table] = await exportTable(db, folder, table);
    onProgress(index + 1, EXPORTED.length, table);
  }
  for await (const path of mediaPaths(db, media)) {
    const bytes = await media.read(path);
    if (!bytes) continue;
    await mkdir(dirname(join(folder, 'media', path)), { recursive: true });
    await writeFile(join(folder, 'media', path), bytes);
  }
  return counts;
}

/** Whoever reads lines may take these two for the end of one. */
const lineOf = (row: Row): string =>
  JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

async function exportTable(db: ContentDb, folder: string, table: ExportedTable): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const row of rowsOf(db, table)) {
      count += 1;
      yield `${lineOf(row)}\n`;
    }
  }
  await pipeline(lines, createWriteStream(exportFile(folder, table)));
  return count;
}

/** Every file that pictures and stories stand on. */
async function* mediaPaths(db: ContentDb, media: Media): AsyncGenerator<string> {
  const read = async (path: string): Promise<string> => String((await media.read(path)) ?? '');
  for await (const { bucket_path } of rowsOf(db, 'pictures')) yield `${HUB_BUCKET}${bucket_path}`;
  for await (const { document } of rowsOf(db, 'manuscripts')) {
    const { data: story } = storyDocument.safeParse(writtenDocuments.read(String(document)));
    if (story) yield* await definitionOf(story).mediaPaths(story, read);
  }
}
