/** Which files of a newsroom are meant by a path that somebody wrote: all of a folder, those of one kind, or a single story. */
import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { STORY_KINDS } from '@masthead/model';
import { kinds } from '../../kinds/kinds.ts';
import { READ_STORIES } from '../../kinds/read-story-file.ts';
import { LISTS } from './list-names.ts';
import { namesIn } from './read-files.ts';

/** Some stories of a folder, without the rest of it. */
export interface ChosenStories {
  /** The folder of their kind: what they are read as. */
  kindFolder: string;
  /** Their paths in the newsroom's folder. */
  names: readonly string[];
}

export interface Selection {
  /** The newsroom's folder: lists and pictures are looked for there. */
  root: string;
  /** None: everything that the folder holds. */
  only?: ChosenStories;
}

const STORY_FOLDERS: ReadonlySet<string> = new Set(STORY_KINDS.map((kind) => kinds[kind].files.folder));

const MARKDOWN = '.md';
const README = 'readme.md';
const isStory = (name: string): boolean => name.endsWith(MARKDOWN) && name.toLowerCase() !== README;

export async function selectionAt(path: string): Promise<Selection> {
  const whole = resolve(path);
  const found = await stat(whole).catch(() => undefined);
  if (!found) throw new Error(`There is no file or folder ${path}`);
  return found.isDirectory() ? inFolder(whole, path) : singleStory(whole, path);
}

function singleStory(file: string, path: string): Selection {
  if (extname(file) !== MARKDOWN) throw new Error(`${path}: ${noStory(file)}`);
  const folder = dirname(file);
  const name = basename(file);
  const kindFolder = basename(folder);
  return STORY_FOLDERS.has(kindFolder)
    ? { root: dirname(folder), only: { kindFolder, names: [`${kindFolder}/${name}`] } }
    : { root: folder, only: { kindFolder: READ_STORIES, names: [name] } };
}

async function inFolder(folder: string, path: string): Promise<Selection> {
  const kindFolder = basename(folder);
  const names = await namesIn(folder);
  if (names.some((name) => STORY_FOLDERS.has(name) || LISTS.has(name))) return { root: folder };
  const stories = names.filter(isStory);
  if (stories.length === 0)
    throw new Error(
      `There is nothing to import in ${path}: a newsroom has its stories in ${READ_STORIES}/. npm run content -- new story makes the first`,
    );
  return STORY_FOLDERS.has(kindFolder)
    ? { root: join(folder, '..'), only: { kindFolder, names: stories.map((name) => `${kindFolder}/${name}`) } }
    : { root: folder, only: { kindFolder: READ_STORIES, names: stories } };
}

const OTHERS: Readonly<Record<string, string>> = {
  '.docx': 'is a Word document',
  '.doc': 'is a Word document',
  '.odt': 'is a document of a word processor',
  '.rtf': 'is a document of a word processor',
  '.pages': 'is a Pages document',
  '.pdf': 'is a PDF',
  '.html': 'is a web page',
  '.txt': 'is plain text',
  '.markdown': 'has another ending',
};

/** What to do about a file that cannot be a story. */
export function noStory(file: string): string {
  const what = OTHERS[extname(file).toLowerCase()] ?? 'is no story';
  return `${what}, and stories are Markdown files that end in ${MARKDOWN}: run npm run content -- new story "Your headline" and paste the text into the file that it makes`;
}
