/** A newsroom as a folder of files: what it holds. Any of its lists may be missing; what is wrong is noted, and left out. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { STORY_KINDS, type StoryKind } from '@masthead/model';
import { z } from 'zod';
import { frontArrangement, navigationArrangement, synonymGroups } from '../../documents/arrangements.ts';
import { slug as slugSchema } from '../../documents/fields.ts';
import type { KindFiles, MarkdownFile, Source } from '../../kinds/files.ts';
import { kinds } from '../../kinds/kinds.ts';
import type { StoryMatter } from '../../kinds/story-matter.ts';
import { Faults } from './faults.ts';
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
import { LIST_FILES, PRODUCTS } from './list-names.ts';
import { type BrokenMarkdown, filesOf, namesIn, readMarkdown, readYaml, slugOf } from './read-files.ts';
import { noStory, type Selection } from './selection.ts';

type Loose = z.output<typeof looseFile>;

type KindFilesOf<Kind extends StoryKind> = (typeof kinds)[Kind]['files'];

/** The files of stories by the folder that their kind has. */
type StoryFolders = {
  [Kind in StoryKind as KindFilesOf<Kind>['folder']]: MarkdownFile<z.output<KindFilesOf<Kind>['schema']>>[];
};

/** What stories stand on. */
interface Catalogue {
  topics: TopicFile[];
  authors: AuthorFile[];
  pictures: PictureFile[];
  products: ProductFile[];
  collections: CollectionFile[];
}

/** What stands beside them; of an arrangement, none where there is no such file. */
interface Standing {
  features: Loose[];
  newsletters: Loose[];
  texts: Loose[];
  vanity: z.output<typeof vanityFile>[];
  places: z.output<typeof placesFile>;
  front: z.output<typeof frontArrangement> | undefined;
  navigation: z.output<typeof navigationArrangement> | undefined;
  synonyms: z.output<typeof synonymGroups> | undefined;
}

export interface NewsroomFiles extends StoryFolders, Catalogue, Standing {
  folder: string;
  /** The lengths of the files that stories bring, by their paths in the folder. */
  brought: ReadonlyMap<string, number>;
  /** Slugs of all stories that have a file, also of those that could not be read. */
  slugs: ReadonlySet<string>;
  /** Stories whose fields are not right. */
  broken: readonly BrokenMarkdown[];
  /** The file that a list, or a product by its slug, stands in. */
  sourceOf(list: string): Source;
  /** Whether something is wrong with a list: what it would have held is not known. */
  isBroken(list: keyof Catalogue): boolean;
}

const NO_PLACES = { providers: [], towns: [] };

export async function readSelection({ root, only }: Selection, faults: Faults): Promise<NewsroomFiles> {
  const lists = new Lists(root, faults);
  const catalogue = await readCatalogue(lists);
  const standing = only ? NOTHING_STANDING : await readStanding(lists);
  const names = only ? new Map([[only.kindFolder, only.names]]) : await storyNames(root, faults);
  const { stories, broken } = await storyFolders(root, names, faults);
  return {
    folder: root,
    ...catalogue,
    ...standing,
    ...stories,
    broken,
    brought: await broughtFiles(root, storyFiles(stories)),
    slugs: new Set([...names.values()].flat().map(slugOf)),
    sourceOf: lists.sourceOf,
    isBroken: (list) => lists.broken.has(list),
  };
}

/** Reads lists, and knows which file each was in. */
class Lists {
  readonly sources = new Map<string, Source>();
  readonly broken = new Set<string>();
  readonly root: string;
  readonly #faults: Faults;

  constructor(root: string, faults: Faults) {
    this.root = root;
    this.#faults = faults;
  }

  readonly sourceOf = (list: string): Source =>
    this.sources.get(list) ?? { file: list, lineOf: () => undefined, lineWith: () => undefined };

  async #read<Schema extends z.ZodType>(list: string, file: string, schema: Schema) {
    const own = new Faults();
    const read = await readYaml(this.root, file, schema, own);
    if (own.some) this.broken.add(list);
    this.#faults.addAll(own);
    return read;
  }

  /** Undefined where there is no such file. */
  async one<Schema extends z.ZodType>(list: keyof typeof LIST_FILES, schema: Schema) {
    const read = await this.#read(list, LIST_FILES[list], schema);
    if (read) this.sources.set(list, read.source);
    return read?.value;
  }

  readonly many = async <Schema extends z.ZodType>(
    list: keyof typeof LIST_FILES,
    schema: Schema,
  ): Promise<z.output<Schema>[]> => (await this.one(list, z.array(schema))) ?? [];

  /** Of several files, whose names are theirs. */
  async products(): Promise<ProductFile[]> {
    const names = await filesOf(join(this.root, PRODUCTS), '.yaml');
    const read = names.map(async (name) => {
      const read = await this.#read(PRODUCTS, `${PRODUCTS}/${name}`, z.array(productFile));
      if (!read) return [];
      for (const { slug } of read.value) this.sources.set(productSource(slug), read.source);
      return read.value;
    });
    return (await Promise.all(read)).flat();
  }
}

export const productSource = (slug: string): string => `${PRODUCTS}/${slug}`;

const readCatalogue = async (lists: Lists): Promise<Catalogue> => ({
  topics: await lists.many('topics', topicFile),
  authors: await lists.many('authors', authorFile),
  pictures: await lists.many('pictures', pictureFile),
  products: await lists.products(),
  collections: await lists.many('collections', collectionFile),
});

const NOTHING_STANDING: Standing = {
  features: [],
  newsletters: [],
  texts: [],
  vanity: [],
  places: NO_PLACES,
  front: undefined,
  navigation: undefined,
  synonyms: undefined,
};

const readStanding = async (lists: Lists): Promise<Standing> => ({
  features: await lists.many('features', looseFile),
  newsletters: await lists.many('newsletters', looseFile),
  texts: await lists.many('texts', looseFile),
  vanity: await lists.many('vanity', vanityFile),
  places: (await lists.one('places', placesFile)) ?? NO_PLACES,
  front: await lists.one('front', frontArrangement),
  navigation: await lists.one('navigation', navigationArrangement),
  synonyms: await lists.one('synonyms', synonymGroups),
});

const KIND_SCHEMAS = new Map(STORY_KINDS.map((kind) => [kinds[kind].files.folder, kinds[kind].files.schema]));

/** The paths of all stories by the folder of their kind. What else stands there is no story, and somebody may think it is. */
async function storyNames(root: string, faults: Faults): Promise<Map<string, string[]>> {
  const read = [...KIND_SCHEMAS.keys()].map(async (folder) => {
    const names = (await namesIn(join(root, folder))).filter((name) => !name.startsWith('.'));
    for (const name of names)
      if (!name.endsWith('.md')) faults.add({ file: `${folder}/${name}`, sentence: noStory(name) });
    return [folder, names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`)] as const;
  });
  return new Map(await Promise.all(read));
}

const NO_SLUG =
  'the name is not a slug: it becomes the story’s address, and takes lowercase letters and numbers joined by dashes, with at least one letter, such as my-first-story.md';

/** Each folder is read with the schema of its kind, which is what the type says of it. */
async function storyFolders(
  root: string,
  names: ReadonlyMap<string, readonly string[]>,
  faults: Faults,
): Promise<{ stories: StoryFolders; broken: BrokenMarkdown[] }> {
  const broken: BrokenMarkdown[] = [];
  const read = [...KIND_SCHEMAS].map(async ([folder, schema]) => {
    const own = names.get(folder) ?? [];
    const files = await Promise.all(own.map((name) => readStory(root, name, schema, faults)));
    broken.push(...files.filter((file) => file !== undefined).filter((file) => 'isBroken' in file));
    return [folder, files.filter((file) => file !== undefined).filter((file) => !('isBroken' in file))] as const;
  });
  return { stories: Object.fromEntries(await Promise.all(read)) as StoryFolders, broken };
}

async function readStory(root: string, name: string, schema: z.ZodType<StoryMatter>, faults: Faults) {
  if (!slugSchema.safeParse(slugOf(name)).success) faults.add({ file: name, sentence: NO_SLUG });
  return readMarkdown(root, name, schema, faults);
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
  return (await namesIn(join(folder, place))).map((name) => `${place}/${name}`);
}
