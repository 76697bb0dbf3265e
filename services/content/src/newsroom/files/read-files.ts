/** Reads the files of a newsroom: YAML, and Markdown with front matter. Each is checked by a schema; what is wrong is noted with its line. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { MarkdownFile, Source } from '../../kinds/files.ts';
import type { Faults } from './faults.ts';
import { wrongPlaces } from './plain-words.ts';
import { type ReadYaml, readYamlText } from './yaml-source.ts';

/** A list of a newsroom, with the file that it stands in. */
interface Listed<Value> {
  value: Value;
  source: Source;
}

/** Undefined where there is no such file, or where something is wrong with it, which is noted. */
export async function readYaml<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  faults: Faults,
): Promise<Listed<z.output<Schema>> | undefined> {
  const text = await textOf(join(folder, name));
  if (text === undefined) return undefined;
  const read = readYamlText(text, name);
  const checked = check(schema, read, faults);
  return checked && { value: checked.data, source: read.source };
}

const noSuchFile = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
};

const BYTE_ORDER_MARK = /^\uFEFF/;

/** A file as it is written, whatever its editor ends lines with. */
async function textOf(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(noSuchFile);
  return text?.replace(BYTE_ORDER_MARK, '').replaceAll('\r\n', '\n');
}

/** The names in a folder, sorted; a folder that is not there holds none. */
export const namesIn = async (folder: string): Promise<string[]> =>
  ((await readdir(folder).catch(noSuchFile)) ?? []).sort();

/** Those with an ending. */
export const filesOf = async (folder: string, ending: string): Promise<string[]> =>
  (await namesIn(folder)).filter((name) => name.endsWith(ending));

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n([\s\S]*))?$/;
const NO_FRONT_MATTER =
  'a story starts with its fields between two lines of three dashes (---), the first of which is the first line of the file; npm run content -- new story makes such a file';

/** A file whose fields are not right: what stands in it, to see what else is wrong. */
export interface BrokenMarkdown {
  isBroken: true;
  matter: unknown;
  markdown: string;
  source: Source;
}

/** Undefined where it has no fields at all; whatever is wrong is noted. */
export async function readMarkdown<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  faults: Faults,
): Promise<MarkdownFile<z.output<Schema>> | BrokenMarkdown | undefined> {
  const text = (await textOf(join(folder, name))) ?? '';
  const [whole, matter = '', markdown = ''] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined) {
    faults.add({ file: name, line: 1, sentence: NO_FRONT_MATTER });
    return undefined;
  }
  const read = readYamlText(matter, name, text, 2);
  const checked = check(schema, read, faults);
  const { source } = read;
  return checked
    ? { slug: slugOf(name), matter: checked.data, markdown, source }
    : { isBroken: true, matter: read.value, markdown, source };
}

/** The name of a story's file without its folder and ending. */
export const slugOf = (name: string): string => name.replace(/^.*\//, '').replace(/\.md$/, '');

function check<Schema extends z.ZodType>(
  schema: Schema,
  { value, source, faults: unread }: ReadYaml,
  faults: Faults,
): { data: z.output<Schema> } | undefined {
  for (const fault of unread) faults.add({ file: source.file, ...fault });
  if (unread.length > 0) return undefined;
  const { data, error, success } = schema.safeParse(value);
  if (success) return { data };
  for (const { path, sentence } of wrongPlaces(error, schema, value)) faults.at(source, path, sentence);
  return undefined;
}
