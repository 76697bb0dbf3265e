/** Reads the files of a newsroom: YAML, and Markdown with front matter. Every file is checked by a schema; errors name the file. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { MarkdownFile } from '../kinds/files.ts';

export async function readYaml<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return check(schema, yaml(await readFile(join(folder, name), 'utf8'), name), name);
}

/** The files of a folder with an ending, by name; a folder that is not there holds none. */
export async function filesOf(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(ending)).sort();
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

export async function readMarkdown<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<MarkdownFile<z.output<Schema>>> {
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  const [, matter, markdown] = FRONT_MATTER.exec(text) ?? [];
  if (matter === undefined || markdown === undefined)
    throw new Error(`${name}: a story starts with its front matter between two lines of ---`);
  return { slug: name.replace(/\.md$/, ''), matter: check(schema, yaml(matter, name), name), markdown };
}

function yaml(text: string, name: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`${name}: ${z.prettifyError(result.error)}`);
  return result.data;
}
