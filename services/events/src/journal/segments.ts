/** The files of a journal: numbered segments in a folder for each process. A segment is deleted when all of it is in the database. */
import { readdirSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SEGMENT = /^(\d{8})\.journal$/;

export const segmentName = (number: number): string => `${String(number).padStart(8, '0')}.journal`;

const numbersIn = (names: readonly string[]): number[] =>
  names
    .flatMap((name) => SEGMENT.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);

/** The oldest first. */
export const segmentsIn = (folder: string): number[] => numbersIn(readdirSync(folder));

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The journals of all processes that share the data folder, of those that have died too. */
export const journalsIn = (root: string): string[] =>
  readdirSync(root)
    .map((name) => join(root, name))
    .filter(isFolder);

/** The bytes that wait in all journals; what is in the database of a segment that is still written is counted with it. */
export async function bytesIn(root: string): Promise<number> {
  const folders = await readdir(root, { withFileTypes: true });
  const sizes = folders.filter((entry) => entry.isDirectory()).map(({ name }) => bytesOfFolder(join(root, name)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function bytesOfFolder(folder: string): Promise<number> {
  // Another process may be done with the folder at this moment.
  const names = await readdir(folder).catch(() => []);
  const sizes = names
    .filter((name) => SEGMENT.test(name))
    .map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
