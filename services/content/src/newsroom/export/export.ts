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
import { definitionOf, storyDocument } from '../../kinds/kinds.ts';
import type { ContentDb, ContentSchema } from '../../schema.ts';
import { writtenDocuments } from '../../stored/columns.ts';
import { TOKEN_SECRET } from '../../use-cases/signing-secret.ts';
import type { NewsroomDeps, OnProgress } from '../import/importer.ts';

/**
 * In an order in which nothing refers to what comes later. Who may write, and who did, is of each place: tokens, webhooks and the log of writes stay behind, as do the
 * reports of readers' errors and missing addresses;
 * so does what is made anew there (stories, listings, the search index) and what a service keeps of its own work.
 */
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
  'flags',
  'flag_changes',
  'experiment_counts',
  'decision_options',
  'decisions',
  'subscriptions',
  'privacy_requests',
  'consent_choices',
  'search_misses',
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
  flags: ['name'],
  flag_changes: ['id'],
  experiment_counts: ['experiment', 'version', 'bucket'],
  decision_options: ['agent', 'option_id'],
  decisions: ['id'],
  subscriptions: ['address', 'newsletter'],
  privacy_requests: ['address'],
  consent_choices: ['id'],
  search_misses: ['query'],
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
  // Addresses of readers are among it: it is for whoever wrote it alone.
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const counts: Record<string, number> = {};
  for (const [index, table] of EXPORTED.entries()) {
    counts[table] = await exportTable(db, folder, table);
    onProgress(index + 1, EXPORTED.length, table);
  }
  for (const path of await mediaPaths(db, media)) {
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

/** Every file that pictures and stories stand on: at any revision, for readers see one and editors restore others. */
async function mediaPaths(db: ContentDb, media: Media): Promise<Set<string>> {
  const read = async (path: string): Promise<string> => String((await media.read(path)) ?? '');
  const paths = new Set<string>();
  for await (const { bucket_path } of rowsOf(db, 'pictures')) paths.add(`${HUB_BUCKET}${bucket_path}`);
  for await (const { document } of rowsOf(db, 'manuscript_revisions')) {
    const { data: story } = storyDocument.safeParse(writtenDocuments.read(String(document)));
    if (story) for (const path of await definitionOf(story).mediaPaths(story, read)) paths.add(path);
  }
  return paths;
}
