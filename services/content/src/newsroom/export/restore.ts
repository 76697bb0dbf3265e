/** Takes over what an export wrote, of either engine: rows as they were, then what readers see made from them again. */
import { createReadStream } from 'node:fs';
import { access, readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { EVERYTHING } from '../../changes/names.ts';
import { synonymGroups } from '../../documents/arrangements.ts';
import { readDocument } from '../../kinds/details.ts';
import { bindSchedules } from '../../migrations/0018-approved-schedules.ts';
import { tellHeadlines } from '../../migrations/0020-bin.ts';
import { readArrangement } from '../../repositories/arrangements.ts';
import {
  countPublished,
  FIRST_PLACE,
  type PublishedManuscript,
  placeOf,
  publishedAfter,
  type RebuildPlace,
} from '../../repositories/rebuilds.ts';
import { SYNONYMS, setSynonyms } from '../../search/index.ts';
import { noteChange, type Writing } from '../../store.ts';
import { exportedRows } from '../../stored/columns.ts';
import { refreshNavigation } from '../../use-cases/compose-navigation.ts';
import { indexThings } from '../../use-cases/writing/index-things.ts';
import { shownStory } from '../../use-cases/writing/rebuild.ts';
import { hideStory, showStory } from '../../use-cases/writing/show-story.ts';
import type { NewsroomDeps, OnProgress } from '../import/importer.ts';
import { EXPORTED, type ExportedTable, exportFile, KEYS } from './export.ts';

/** Whether a folder holds an export rather than files that people write. */
export const isExport = (folder: string): Promise<boolean> => isThere(exportFile(folder, 'manuscripts'));

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The tables that exports of earlier versions do not have. */
const LATER: ReadonlySet<ExportedTable> = new Set([
  'flags',
  'flag_changes',
  'experiment_counts',
  'decision_options',
  'decisions',
  'subscriptions',
  'privacy_requests',
  'consent_choices',
  'search_misses',
]);

const PORTION = 100;

export async function restoreNewsroom(
  folder: string,
  deps: NewsroomDeps,
  onProgress: OnProgress = () => {},
): Promise<{ stories: number }> {
  const { database } = deps;
  await restoreMedia(folder, deps);
  for (const [index, table] of EXPORTED.entries()) {
    if (LATER.has(table) && !(await isThere(exportFile(folder, table)))) continue;
    await restoreTable(deps, folder, table);
    onProgress(index + 1, EXPORTED.length, table);
  }
  await database.write(bindSchedules);
  await database.write(tellHeadlines);
  await database.write(indexThings);
  await database.write(indexSynonyms);
  await hideOthers(deps);
  const stories = await showPublished(deps, onProgress);
  await database.write(async (db) => {
    await refreshNavigation(db);
    noteChange(db, [EVERYTHING]);
  });
  return { stories };
}

async function restoreMedia(folder: string, { media }: NewsroomDeps): Promise<void> {
  const source = join(folder, 'media');
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    await media.write(posix.join('/', path.slice(source.length).replaceAll(sep, '/')), await readFile(path));
  }
}

async function restoreTable({ database }: NewsroomDeps, folder: string, table: ExportedTable): Promise<void> {
  let portion: Record<string, unknown>[] = [];
  const write = async (): Promise<void> => {
    const rows = portion;
    portion = [];
    if (rows.length > 0) await database.write((db) => upsertRows(db, table, rows));
  };
  for await (const line of createInterface({ input: createReadStream(exportFile(folder, table)) })) {
    if (line !== '') portion.push(exportedRows.read(line));
    if (portion.length === PORTION) await write();
  }
  await write();
}

async function upsertRows(db: Writing, table: ExportedTable, rows: Record<string, unknown>[]): Promise<void> {
  const keys = table === 'topics' ? ['id'] : KEYS[table];
  // The rows are of the table they were written from; a column that is no more fails loudly here.
  for (const row of rows)
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})
      on conflict (${sql.join(keys.map((name) => sql.ref(name)))}) do update set
      ${sql.join(Object.keys(row).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(db);
}

async function indexSynonyms(db: Writing): Promise<void> {
  await setSynonyms(db, (await readArrangement(db, SYNONYMS, synonymGroups)) ?? []);
}

/** What readers saw here before, and by the export may not. */
async function hideOthers({ database }: NewsroomDeps): Promise<void> {
  const rows = await database.db
    .selectFrom('stories')
    .innerJoin('manuscripts', 'manuscripts.id', 'stories.id')
    .select('stories.id')
    .where('manuscripts.status', '!=', 'published')
    .execute();
  for (const { id } of rows) await database.write((db) => hideStory(db, id));
}

async function showPublished({ database }: NewsroomDeps, onProgress: OnProgress): Promise<number> {
  const total = await countPublished(database.db);
  let done = 0;
  for (let place = FIRST_PLACE; ; ) {
    const from = place;
    const shown = await database.write((db) => showNext(db, from));
    for (const { slug } of shown) onProgress(++done, total, slug);
    const last = shown.at(-1);
    if (!last) return done;
    place = placeOf(last);
  }
}

async function showNext(db: Writing, place: RebuildPlace): Promise<PublishedManuscript[]> {
  const manuscripts = await publishedAfter(db, place, PORTION);
  for (const manuscript of manuscripts) {
    if (manuscript.document === null)
      throw new Error(`${manuscript.slug}: its published revision is not in the export`);
    await showStory(db, shownStory(manuscript, readDocument(manuscript.document)));
  }
  return manuscripts;
}
