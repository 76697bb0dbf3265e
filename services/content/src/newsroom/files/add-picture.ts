/** Adds a picture to a newsroom: its file and its line to the folder, with what the file shows of itself, and both to the library. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Document, isMap, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import { slugFrom } from '../../documents/slug-from.ts';
import { readArrangement } from '../../repositories/arrangements.ts';
import { focusOf } from '../../use-cases/writing/focus-of.ts';
import { measurePicture } from '../../use-cases/writing/measure-picture.ts';
import { InvalidDocument } from '../../use-cases/writing/refusals.ts';
import { pictureItem } from '../import/catalogue-items.ts';
import { importItems, type NewsroomDeps } from '../import/importer.ts';
import { LOADED_AT } from '../import/is-loaded.ts';
import { Faults } from './faults.ts';
import { type PictureFile, pictureFile } from './file-schemas.ts';
import { LIST_FILES, PICTURES } from './list-names.ts';
import { readYaml } from './read-files.ts';

interface PictureWords {
  alt: string;
  caption: string;
  credit: string;
}

interface PictureToAdd {
  /** The file that somebody has, wherever it is. */
  path: string;
  bytes: Buffer;
  shown: Shown;
}

type Shown = Required<Pick<PictureFile, 'width' | 'height' | 'color' | 'focus'>> & { extension: string };

/** Reads a picture; rejects with a sentence where there is none. */
export async function pictureAt(path: string): Promise<PictureToAdd> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new Error(`There is no file ${path}: give the path of the picture on this machine`);
    if (error.code === 'EISDIR') throw new Error(`${path} is a folder: add its pictures one by one`);
    throw error;
  });
  try {
    const { extension, width, height, color } = await measurePicture(bytes);
    return { path, bytes, shown: { extension, width, height, color, focus: await focusOf(bytes) } };
  } catch (error) {
    if (error instanceof InvalidDocument)
      throw new Error(error.fields.map(({ message }) => `${path} ${message}`).join('; '));
    throw error;
  }
}

/** Gives what the list says of it by now; the same picture is added once. */
export async function addPicture(
  deps: NewsroomDeps,
  folder: string,
  { path, bytes, shown }: PictureToAdd,
  words: PictureWords,
): Promise<PictureFile> {
  await checkList(folder);
  const { extension, ...measures } = shown;
  const file = await keptAs(folder, `${nameOf(path)}.${extension}`, bytes);
  const picture = { file, ...words, ...measures };
  await writeList(join(folder, LIST_FILES.pictures), picture);
  const loadedAt = (await readArrangement(deps.database.db, LOADED_AT, z.number())) ?? deps.clock.now();
  await importItems(deps, [await pictureItem(folder, picture, loadedAt, deps.media)], () => {});
  return picture;
}

/** A list that cannot be read is not written. */
async function checkList(folder: string): Promise<void> {
  const faults = new Faults();
  await readYaml(folder, LIST_FILES.pictures, z.array(pictureFile), faults);
  faults.throwIfSome();
}

const LONGEST_NAME = 60;

const nameOf = (path: string): string => slugFrom(basename(path, extname(path)), LONGEST_NAME) || 'picture';

/** The name of the file in the folder: its own, or one with a number where another picture has that. */
async function keptAs(folder: string, name: string, bytes: Buffer): Promise<string> {
  const place = join(folder, PICTURES);
  await mkdir(place, { recursive: true });
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? name : name.replace(/(\.[a-z]+)$/, `-${number}$1`);
    const other = await readFile(join(place, file)).catch(() => undefined);
    if (other?.equals(bytes)) return file;
    if (other) continue;
    await writeFile(join(place, file), bytes, { flag: 'wx' });
    return file;
  }
}

/** What else stands in the list stays as it was written. */
async function writeList(path: string, picture: PictureFile): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const read: Document = parseDocument(text);
  const list = isSeq(read.contents) && read.contents.items.length > 0 ? read : new Document([]);
  const entries: readonly unknown[] = isSeq(list.contents) ? list.contents.items : [];
  const at = entries.findIndex((item) => isMap(item) && item.get('file') === picture.file);
  list.setIn([at < 0 ? entries.length : at], list.createNode(picture));
  await writeFile(path, list.toString({ lineWidth: 0 }));
}
