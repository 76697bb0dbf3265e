/** A newsroom's folder to change, and everything a database holds to compare. */
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@masthead/storage';
import { inject } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { SMALL_FOLDER } from './newsroom.ts';

/** An empty folder that is gone when the run is. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(inject('runFolder'), 'folder-'));

/** A copy of the small newsroom. */
export async function copyOfSmall(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(SMALL_FOLDER, folder, { recursive: true });
  return folder;
}

/** Changes a file of a folder; a change that changes nothing is a slip. */
export async function edit(folder: string, name: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${name} is as it was`);
  await writeFile(path, changed);
}

/** SQLite keeps the index in tables of its own, in a form of its own. */
const isContent = (name: string): boolean => !name.includes('migration') && !name.startsWith('search_index');

/** What a service keeps of its own work: the log of what it told, its jobs, and how far a rebuild is. */
const OF_THE_SERVICE: ReadonlySet<string> = new Set(['changes', 'jobs', 'mail', 'rebuilds']);

/** Every table of content with its rows. What is drawn by chance is left out, such as keys of channels. */
export async function contentsOf({ db }: Database<ContentSchema>): Promise<Record<string, unknown[]>> {
  const names = (await db.introspection.getTables()).map(({ name }) => name).filter(isContent);
  const tables = names.filter((name) => !OF_THE_SERVICE.has(name)).sort();
  const rows = tables.map(async (name): Promise<[string, unknown[]]> => {
    const found = await db
      .selectFrom(name as keyof ContentSchema)
      .selectAll()
      .execute();
    return [name, found.map((row) => JSON.stringify(row, Object.keys(row).filter(isLasting).sort())).sort()];
  });
  return Object.fromEntries(await Promise.all(rows));
}

const isLasting = (column: string): boolean => column !== 'channel_key';

export const countsOf = async (database: Database<ContentSchema>): Promise<Record<string, number>> =>
  Object.fromEntries(Object.entries(await contentsOf(database)).map(([name, rows]) => [name, rows.length]));
