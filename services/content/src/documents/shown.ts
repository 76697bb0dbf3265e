/** What is kept of a published document: what lists show of it, and what only its own page does. */
import type { BaseDocument } from './base.ts';

/** What lists show beyond the columns. */
export interface StoryCard {
  promo: BaseDocument['promo'];
  canonicalUrl: string;
  displayPublished: number | null;
  displayUpdated: number | null;
  reviewType?: string;
  score?: number | null;
  editorsChoice?: boolean;
  /** Of what is played, in seconds. */
  duration?: number;
  /** Of a gallery: how many, and the ids of the first. */
  pictures?: number;
  sheet?: string[];
  event?: { starts: number; ends: number | null; zone: string };
}

/** The part of a card that a kind of story has of its own. */
export type KindCard = Omit<StoryCard, 'promo' | 'canonicalUrl' | 'displayPublished' | 'displayUpdated'>;

/** What a body's shortcodes show, so that a page can fetch all of it at once. */
export interface BodyReferences {
  shortcodes: string[];
  pictures: string[];
  products: string[];
  stories: string[];
}

/** Fields of a document that have columns of their own. */
type Columns =
  | 'slug'
  | 'headline'
  | 'dek'
  | 'type'
  | 'section'
  | 'edition'
  | 'topics'
  | 'authors'
  | 'body'
  | 'picture'
  | 'noIndex';

/** A document without the columns; each kind stays apart from the others. */
export type Kept<Document> = Document extends unknown ? Omit<Document, Columns> : never;

/** What only the story's own page shows; `topicPath` are the slugs from the root to its primary topic. */
export type DetailOf<Document> = Kept<Document> & { references: BodyReferences; topicPath: string[] };
