/** Reads a newsroom from a folder of files that people write: every file checked by a schema, errors naming the file. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { frontArrangement, navigationArrangement } from '../use-cases/arrangement-schemas.ts';

const slug = z.string().regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/);
const fileName = z.string().regex(/^[a-z0-9-]+\.(jpg|png|gif)$/);
const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** "9m", "3h", "2d": how long before the newsroom is loaded. */
const age = z
  .string()
  .regex(/^\d+[mhd]$/)
  .transform((text) => Number(text.slice(0, -1)) * UNIT_MS[text.slice(-1) as keyof typeof UNIT_MS]);

const topicSchema = z.strictObject({ slug, name: z.string(), description: z.string(), parent: slug.optional() });

const authorSchema = z.strictObject({
  username: z.string().regex(/^[a-z]+$/),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  bio: z.string(),
  portrait: fileName,
});

const fraction = z.number().min(0).max(1);
const pictureSchema = z.strictObject({
  file: fileName,
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  focus: z.strictObject({ x: fraction, y: fraction }),
});

const storySchema = z.strictObject({
  headline: z.string().min(1).max(120),
  dek: z.string().max(240),
  type: z.string().min(1),
  section: z.string().min(1),
  topic: slug,
  topics: z.array(slug).default([]),
  tags: z.array(z.strictObject({ slug, name: z.string() })).default([]),
  authors: z.array(z.string()).min(1),
  picture: fileName.optional(),
  age,
  updatedAge: age.optional(),
  seoTitle: z.string().default(''),
  seoDescription: z.string().default(''),
  correction: z.string().default(''),
  related: z.array(slug).default([]),
});

export type TopicFile = z.output<typeof topicSchema>;
type AuthorFile = z.output<typeof authorSchema>;
type PictureFile = z.output<typeof pictureSchema>;
export type StoryFile = z.output<typeof storySchema> & { slug: string; markdown: string };

export interface NewsroomFiles {
  folder: string;
  topics: TopicFile[];
  authors: AuthorFile[];
  pictures: PictureFile[];
  stories: StoryFile[];
  front: z.output<typeof frontArrangement>;
  navigation: z.output<typeof navigationArrangement>;
}

export async function readNewsroom(folder: string): Promise<NewsroomFiles> {
  const read = async <Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> =>
    check(schema, yaml(await readFile(join(folder, name), 'utf8'), name), name);
  const [topics, authors, pictures, front, navigation, stories] = await Promise.all([
    read('topics.yaml', z.array(topicSchema)),
    read('authors.yaml', z.array(authorSchema)),
    read('pictures.yaml', z.array(pictureSchema)),
    read('front.yaml', frontArrangement),
    read('navigation.yaml', navigationArrangement),
    readStories(join(folder, 'stories')),
  ]);
  return { folder, topics, authors, pictures, stories, front, navigation };
}

async function readStories(folder: string): Promise<StoryFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map(async (name) => parseStory(name, await readFile(join(folder, name), 'utf8'))));
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

export function parseStory(name: string, text: string): StoryFile {
  const [, matter, markdown] = FRONT_MATTER.exec(text) ?? [];
  if (matter === undefined || markdown === undefined)
    throw new Error(`${name}: a story starts with its front matter between two lines of ---`);
  return {
    ...check(storySchema, yaml(matter, name), name),
    slug: check(slug, name.replace(/\.md$/, ''), name),
    markdown,
  };
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
