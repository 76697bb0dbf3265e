/** What an element of a text is, wherever it is met: one definition in one folder, and a part that is missing does not compile. */
import { z } from 'zod';
import type { Block } from '../tree.ts';

/** What the elements of a text show and what is kept elsewhere. */
export interface References {
  /** Names of shortcodes, as they are written. */
  shortcodes: string[];
  /** Ids. */
  pictures: string[];
  /** Slugs. */
  products: string[];
  /** Ids. */
  stories: string[];
  /** Slugs. */
  newsletters: string[];
}

/** A picture where there is no page: its largest size, and the line below it. */
export interface Photo {
  kind: 'photo';
  src: string;
  alt: string;
  width: number;
  height: number;
  line: string;
}

/** A text without its elements: each has become words and pictures that can be read anywhere. */
export type ReadBlock = Block | Photo;

/** What it reads like is made of what the reader of a feed can be given. */
export interface ReaderSource {
  /** A picture by its id, with what stands below it. */
  picture(id: string, caption?: string): Photo | undefined;
  /** A story by its id. */
  story(id: string): { title: string; url: string } | undefined;
  /** A choice of the story's list, by its rank. */
  choice(rank: number): ReadChoice | undefined;
}

export interface ReadChoice {
  award?: string | undefined;
  summary?: string | undefined;
  pros: readonly string[];
  cons: readonly string[];
}

/** How a file of a newsroom writes an attribute: by which name, and what it names there by file or slug. */
export interface FileAttribute {
  attribute: string;
  names: 'picture' | 'story' | 'stories';
}

export interface ElementDefinition<Schema extends z.ZodObject> {
  /** Its attributes, from the words of a shortcode to what they mean, and back. */
  attributes: Schema;
  /** What it shows that is kept elsewhere. */
  refersTo(attributes: z.output<Schema>): Partial<References>;
  /** How it reads where there is no page: in feeds, in Apple News. Nothing where it needs its page. */
  reads(attributes: z.output<Schema>, source: ReaderSource): ReadBlock[];
  /** It leads to a shop whenever it is shown. */
  sells: boolean;
  /** Attributes that files of a newsroom write otherwise, by the name they have there. */
  inFiles: Readonly<Record<string, FileAttribute>>;
}

export const defineElement = <Schema extends z.ZodObject>(
  definition: ElementDefinition<Schema>,
): ElementDefinition<Schema> => definition;

export const needsItsPage = (): ReadBlock[] => [];
export const refersToNothing = (): Partial<References> => ({});

const MOST_WORDS = 2000;
const MOST_KEY = 200;

/** Words of an attribute, in their bounds. */
export const words = z.string().trim().min(1, 'is empty').max(MOST_WORDS, 'is too long');
export const title = z.string().trim().min(1, 'is empty').max(MOST_KEY, 'is too long');
/** An id or a slug. */
export const key = z.string().trim().min(1, 'is empty').max(MOST_KEY, 'is too long');

const joined = (separator: string, text: z.ZodType<string, string>) =>
  z.codec(text, z.array(z.string()), {
    decode: (written) => written.split(separator).map((part) => part.trim()),
    encode: (parts) => parts.join(separator),
  });

/** Several things in one attribute, parted by bars. */
export const parted = (longest: number) => joined('|', z.string().max(longest, 'is too long'));

/** The ids of stories, each once, parted by commas. */
export const storyIds = z
  .codec(words, z.array(z.string()), {
    decode: (written) => [...new Set(written.split(',').map((id) => id.trim()))].filter((id) => id !== ''),
    encode: (ids) => ids.join(','),
  })
  .refine((ids) => ids.length > 0, 'names no story');
