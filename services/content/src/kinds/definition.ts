/**
 * What this service has to know of a kind of story. Whatever differs from kind to kind is a property here, so that no
 * code compares kinds, and a kind that lacks a part does not compile (kinds.ts).
 *
 * Functions are written as methods: their parameters are compared loosely, by which a story whose kind is known only
 * at run time can be given to the definition of its own kind (`definitionOf`).
 */
import type { AnswerWire, FeedPartsWire } from '@masthead/model';
import type { z } from 'zod';
import type { BaseDocument } from '../documents/base.ts';
import type { DetailOf, Kept, KindCard } from '../documents/shown.ts';
import type { StoryRecord } from '../repositories/stories.ts';
import type { ContentDb, StoryRow } from '../schema.ts';
import type { Writing } from '../store.ts';
import type { WireComponent } from '../wire/component.ts';
import type { PageMaterial } from '../wire/page-material.ts';
import type { WireSummary } from '../wire/story.ts';
import type { KindFiles } from './files.ts';

/** A table whose rows documents name. */
export type NamedTable = 'topics' | 'authors' | 'products' | 'collections' | 'pictures' | 'manuscripts';
/** Where a document names a row that must be there; `*` is each of a list. */
export type NamedPath = readonly [path: string, table: NamedTable];

export interface KindDefinition<Document extends BaseDocument> {
  /** What editors write. Its texts are the fields made of the schema `text`. */
  document: z.ZodType<Document>;
  /** What it names besides what documents of every kind do. */
  names: readonly NamedPath[];
  files: KindFiles;
  /** Paths of files in the media store that it stands on, besides pictures. */
  mediaPaths(document: Document, read: (path: string) => Promise<string>): Promise<readonly string[]>;

  /** What lists show of it. */
  card(document: Document): KindCard;
  /** Words that it is found by besides its headline, its dek, its names and its own text. */
  words(document: Document): readonly string[];
  /** Products that it is about besides those that editors named. */
  products(story: Kept<Document>): readonly (string | null)[];
  /** Pictures within it besides those that its texts name. */
  pictures(story: Kept<Document>): readonly string[];
  listed: KindListings<Document>;
  shown: KindShowing<Document>;
  page: KindPage<Document>;

  /** What feeds tell of it besides its text; the model's `feedParts` read it. */
  feedParts(detail: DetailOf<Document>): FeedPartsWire;
  /** It is itself the video that comes with it. */
  isVideo: boolean;
  /** What it judges: its page weighs that against others; null where it judges nothing. */
  judged(story: Kept<Document>): Judged | null;
  /** What it recommends, the best first, and what it offers. */
  choices(story: Kept<Document>): readonly Choice[];
  deals(story: Kept<Document>): readonly { ends: number | null }[];
  /** How its two choices did against each other, in their order; none where it does not compare two. */
  rounds(story: Kept<Document>): readonly { scores: [number, number] }[];
}

interface KindListings<Document> {
  /** It is read as text: only such stories run in the river, under topics and under products. */
  isRead: boolean;
  /** Search engines take it for news. */
  isNews: boolean;
  /** What stands above the listing of all stories of the kind, which is called after its form; null: there is none. */
  doorTitle: string | null;
  /** Further listings that it belongs to. */
  more(document: Document): readonly string[];
}

interface KindShowing<Document> {
  /** The document as readers are to see it: before anything is written. */
  before(db: Writing, id: string, document: Document): Promise<Document>;
  /** What else follows from it being shown; `isAgain`: by a rebuild, which takes nothing away from other stories. */
  after(db: Writing, id: string, document: Document, isAgain: boolean): Promise<void>;
  /** Names of what changes with it besides itself. */
  changes(id: string): readonly string[];
}

/** The material of a story's page. */
export interface StoryPage<Detail> {
  story: StoryRecord;
  detail: Detail;
  material: PageMaterial;
  /** The lists below it: what its editors chose, and more of its topic. */
  below: WireComponent[];
}

/** What is kept apart from a story and shown with it: the texts of live entries, the portraits of who wrote them. */
export interface ShownApart {
  texts: readonly string[];
  pictures: readonly (string | null)[];
}

export interface PageTools {
  /** The newest others of a listing. */
  newest(listing: string, limit: number): Promise<WireSummary[]>;
}

export interface PreparedPage<Document> {
  apart: ShownApart;
  components(page: StoryPage<DetailOf<Document>>, tools: PageTools): Promise<WireComponent[]> | WireComponent[];
}

export interface KindPage<Document> {
  /** The type of page that it is asked for as. */
  type: string;
  /** Runs before the page's material is fetched: the page shows what it finds. */
  prepare(db: ContentDb, row: StoryRow): Promise<PreparedPage<Document>>;
  /** The story told as an article; undefined where it can not be. */
  asArticle(page: StoryPage<DetailOf<Document>>): AnswerWire<'article'> | undefined;
  /** Its page draws prices over time, which are many rows. */
  showsPrices(story: Kept<Document>): boolean;
}

interface Judged {
  product: string | null;
  score: number | null;
}

interface Choice {
  product: string;
  score: number | null;
}

const NOTHING_APART: ShownApart = { texts: [], pictures: [] };

/** For pages that show nothing but the story. */
export const plainPage =
  <Document>(components: PreparedPage<Document>['components']): KindPage<Document>['prepare'] =>
  async () => ({ apart: NOTHING_APART, components });

/** For kinds of which nothing else follows when they are shown. */
export const shownAsWritten = {
  before: async <Document>(_db: Writing, _id: string, document: Document): Promise<Document> => document,
  after: async (): Promise<void> => {},
  changes: (): string[] => [],
};
