/** What this service has to know of a kind's files in a newsroom that is written as files. */
import type { StoryTypeName } from '@masthead/model';
import type { PlacedContent } from '@masthead/urls';
import type { z } from 'zod';
import type { BaseInput } from '../documents/base.ts';
import type { StoryMatter } from './story-matter.ts';

/** A file that people wrote, to say where in it something is wrong. */
export interface Source {
  /** Its path in the newsroom's folder. */
  readonly file: string;
  /** The line of a field, such as `review.score`, or of what it would stand in; none where that is the whole file. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
  /** The first line that has these words. */
  lineWith(words: string): number | undefined;
}

/** A Markdown file: its name, what stands above the text, and the text. */
export interface MarkdownFile<Matter> {
  slug: string;
  matter: Matter;
  markdown: string;
  source: Source;
}

/** An entry of live coverage. */
export interface LiveEntry {
  id: string;
  headline: string;
  body: string;
  author: string;
  publishedAt: number;
  important: boolean;
  pinned: boolean;
}

/** Turns what people write into what is stored. What is wrong is noted, and something stands in its place. */
export interface FileTools {
  /** The instant that an age means. */
  at(age: number): number;
  /** The id of a picture by its file. */
  picture(file: string): string;
  /** The HTML of a Markdown text. */
  html(markdown: string): string;
  /** The length of a file that the story brings. */
  bytes(file: string): number;
}

/** Names of things in a file, each of which must be in the newsroom. */
export type FileNames = Partial<
  Record<'picture' | 'product' | 'author' | 'collection', readonly (string | undefined)[]>
>;

/** The folder with the files that a story stands on, each story's in one of its own, and which of them it can not do without. */
interface BroughtFiles {
  folder: string;
  needs: readonly string[];
}

export interface KindFiles<Matter extends StoryMatter = StoryMatter> {
  /** Where they stand; two kinds may share one, with one schema. */
  folder: string;
  schema: z.ZodType<Matter>;
  /** What a file that does not say it is taken for. */
  usual: { readonly type: string; readonly section: string };
  /** What a new file has to begin with besides what every file has: lines of YAML, with a word of help each. */
  starter: string;
  /** Whether a file of the folder is of this kind. */
  isOne(matter: Matter): boolean;
  /** The document without what every kind has; `common` is that. */
  document(file: MarkdownFile<Matter>, common: BaseInput, tools: FileTools): BaseInput & { typeName: StoryTypeName };
  /** What it names besides what every file does. */
  names(matter: Matter): FileNames;
  /** What its address is made of besides what every file says. */
  placed(matter: Matter): Pick<PlacedContent, 'reviewType'>;
  brings: BroughtFiles | null;
  /** Entries of live coverage, oldest first; undefined for what has none. */
  entries(file: MarkdownFile<Matter>, tools: FileTools): LiveEntry[] | undefined;
}

/** For kinds whose files say no more than their document. */
export const nothingMore = {
  starter: '',
  names: (): FileNames => ({}),
  placed: (): Pick<PlacedContent, 'reviewType'> => ({}),
  brings: null,
  entries: (): undefined => undefined,
};
