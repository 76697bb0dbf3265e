/** A newsroom as a folder of files, read whole: what it holds, and that whatever its files name is in it. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { STORY_KINDS, type StoryKind } from '@masthead/model';
import { z } from 'zod';
import { frontArrangement, navigationArrangement, synonymGroups } from '../documents/arrangements.ts';
import { slug as slugSchema } from '../documents/fields.ts';
import type { KindFiles, MarkdownFile } from '../kinds/files.ts';
import { kinds } from '../kinds/kinds.ts';
import type { StoryMatter } from '../kinds/story-matter.ts';
import {
  type AuthorFile,
  authorFile,
  type CollectionFile,
  collectionFile,
  looseFile,
  type PictureFile,
  type ProductFile,
  pictureFile,
  placesFile,
  productFile,
  type TopicFile,
  topicFile,
  vanityFile,
} from './file-schemas.ts';
import { filesOf, readMarkdown, readYaml } from './read-files.ts';

type Loose = z.output<typeof looseFile>;

type KindFilesOf<Kind extends StoryKind> = (typeof kinds)[Kind]['files'];

/** The files of stories by the folder that their kind has. */
type StoryFolders = {
  [Kind in StoryKind as KindFilesOf<Kind>['folder']]: MarkdownFile<z.output<KindFilesOf<Kind>['schema']>>[];
};

export interface NewsroomFiles extends StoryFolders {
  folder: string;
  /** The lengths of the files that stories bring, by their paths in the folder. */
  brought: ReadonlyMap<string, number>;
  topics: TopicFile[];
  authors: AuthorFile[];
  pictures: PictureFile[];
  products: ProductFile[];
  collections: CollectionFile[];
  features: Loose[];
  newsletters: Loose[];
  texts: Loose[];
  vanity: z.output<typeof vanityFile>[];
  places: z.output<typeof placesFile>;
  front: z.output<typeof frontArrangement>;
  navigation: z.output<typeof navigationArrangement>;
  /** None where there is no such file. */
  synonyms: z.output<typeof synonymGroups> | undefined;
}

const SYNONYMS = 'synonyms.yaml';

export async function readNewsroom(folder: string): Promise<NewsroomFiles> {
  const list = <Schema extends z.ZodType>(name: string, schema: Schema) => readYaml(folder, name, z.array(schema));
  const written = async <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const names = await filesOf(join(folder, name), '.md');
    const files = await Promise.all(names.map((file) => readMarkdown(join(folder, name), file, schema)));
    for (const { slug } of files)
      if (!slugSchema.safeParse(slug).success) throw new Error(`${slug}.md: the name is not a slug`);
    return files;
  };
  const productFiles = await filesOf(join(folder, 'products'), '.yaml');
  const products = await Promise.all(
    productFiles.map((name) => readYaml(join(folder, 'products'), name, z.array(productFile))),
  );
  const stories = await storyFolders(written);
  return {
    folder,
    brought: await broughtFiles(folder, storyFiles(stories)),
    products: products.flat(),
    topics: await list('topics.yaml', topicFile),
    authors: await list('authors.yaml', authorFile),
    pictures: await list('pictures.yaml', pictureFile),
    collections: await list('collections.yaml', collectionFile),
    features: await list('features.yaml', looseFile),
    newsletters: await list('newsletters.yaml', looseFile),
    texts: await list('texts.yaml', looseFile),
    vanity: await list('vanity.yaml', vanityFile),
    places: await readYaml(folder, 'places.yaml', placesFile),
    front: await readYaml(folder, 'front.yaml', frontArrangement),
    navigation: await readYaml(folder, 'navigation.yaml', navigationArrangement),
    synonyms: (await filesOf(folder, SYNONYMS)).includes(SYNONYMS)
      ? await readYaml(folder, SYNONYMS, synonymGroups)
      : undefined,
    ...stories,
  };
}

type Written = <Schema extends z.ZodType>(folder: string, schema: Schema) => Promise<MarkdownFile<z.output<Schema>>[]>;

/** Each folder is read with the schema of its kind, which is what the type says of it. */
async function storyFolders(written: Written): Promise<StoryFolders> {
  const folders = new Map(STORY_KINDS.map((kind) => [kinds[kind].files.folder, kinds[kind].files.schema]));
  const read = [...folders].map(async ([folder, schema]) => [folder, await written(folder, schema)] as const);
  return Object.fromEntries(await Promise.all(read)) as StoryFolders;
}

/** A story's file with the kind of story that it holds. */
export interface StoryFile {
  kind: StoryKind;
  file: MarkdownFile<StoryMatter>;
}

/** Every story's file, of whatever kind. */
export const storyFiles = (files: StoryFolders): StoryFile[] =>
  STORY_KINDS.flatMap((kind) => {
    const all: MarkdownFile<StoryMatter>[] = files[kinds[kind].files.folder];
    const { isOne }: KindFiles = kinds[kind].files;
    return all.filter(({ matter }) => isOne(matter)).map((file) => ({ kind, file }));
  });

async function broughtFiles(folder: string, stories: readonly StoryFile[]): Promise<Map<string, number>> {
  const paths = await Promise.all(stories.map((story) => broughtBy(folder, story)));
  const sizes = paths.flat().map(async (path) => [path, (await stat(join(folder, path))).size] as const);
  return new Map(await Promise.all(sizes));
}

async function broughtBy(folder: string, { kind, file: { slug } }: StoryFile): Promise<string[]> {
  const { brings }: KindFiles = kinds[kind].files;
  if (!brings) return [];
  const place = `${brings.folder}/${slug}`;
  return (await filesOf(join(folder, place), '')).map((name) => `${place}/${name}`);
}
