/** A story's document to its row: columns for what is asked for, JSON for what only its lists and its page show. */
import { type Shortcode, shortcodesIn } from '@masthead/model';
import type { StoryDocument } from '../../documents/story.ts';
import type { StoryRow } from '../../schema.ts';
import { wordCount } from './word-count.ts';

/** A document with the dates that readers are told. */
export interface ShownStory {
  id: string;
  document: StoryDocument;
  published_at: number;
  updated_at: number | null;
}

/** What lists show beyond the columns. */
export interface StoryCard {
  promo: StoryDocument['promo'];
  canonicalUrl: string;
  displayPublished: number | null;
  displayUpdated: number | null;
  reviewType?: string;
  score?: number | null;
  editorsChoice?: boolean;
  /** Of a video, in seconds. */
  duration?: number;
  /** Of a gallery: how many, and the ids of the first. */
  pictures?: number;
  sheet?: string[];
  event?: { starts: number; ends: number | null; zone: string };
}

/** What a body's shortcodes show, so that a page can fetch all of it at once. */
export interface BodyReferences {
  shortcodes: string[];
  pictures: string[];
  products: string[];
  stories: string[];
}

/** Leaves out fields of each kind of document, and keeps the kinds apart. */
type Without<Document, Keys extends PropertyKey> = Document extends unknown ? Omit<Document, Keys> : never;

/** What only the story's own page shows; `topicPath` are the slugs from the root to its primary topic. */
export type StoryDetail = Without<
  StoryDocument,
  'slug' | 'headline' | 'dek' | 'type' | 'section' | 'edition' | 'topics' | 'authors' | 'body' | 'picture' | 'noIndex'
> & { references: BodyReferences; topicPath: string[] };

export function storyRow({ id, document, published_at, updated_at }: ShownStory, topicPath: string[]): StoryRow {
  const { slug, headline, dek, type, section, edition, topics, authors, body, picture, noIndex, ...rest } = document;
  const detail: StoryDetail = { ...rest, references: referencesIn(document), topicPath };
  return {
    id,
    type_name: document.typeName,
    slug,
    edition,
    section,
    type,
    headline,
    dek,
    body,
    picture_id: picture,
    word_count: wordCount(body),
    no_index: noIndex ? 1 : 0,
    published_at,
    updated_at,
    card: JSON.stringify(cardOf(document)),
    detail: JSON.stringify(detail),
  };
}

function cardOf(document: StoryDocument): StoryCard {
  const { promo, canonicalUrl, displayPublished, displayUpdated } = document;
  return { promo, canonicalUrl, displayPublished, displayUpdated, ...kindCard(document) };
}

/** So many pictures stand for a gallery where a text leads to it. */
const SHEET = 4;

function kindCard(document: StoryDocument): Partial<StoryCard> {
  if (document.typeName === 'content_review') {
    const { kind, score, editorsChoice } = document.review;
    return { reviewType: kind, score, editorsChoice };
  }
  if (document.typeName === 'content_video') return { duration: document.duration };
  if (document.typeName === 'content_gallery') {
    const sheet = document.items.slice(0, SHEET).map(({ picture }) => picture);
    return { pictures: document.items.length, sheet };
  }
  if (document.typeName === 'content_updating_story') return { event: document.event };
  return {};
}

const textsOf = (document: StoryDocument): string[] => [
  document.body,
  ...(document.typeName === 'content_gallery' ? document.items.map(({ body }) => body) : []),
];

const referencesIn = (document: StoryDocument): BodyReferences => referencesOf(textsOf(document));

/** Everything that the shortcodes of some texts name. */
export function referencesOf(texts: readonly string[]): BodyReferences {
  const found: Shortcode[] = texts.flatMap(shortcodesIn);
  const distinct = (keys: readonly (string | undefined)[]): string[] => [
    ...new Set(keys.filter((key): key is string => key !== undefined && key !== '')),
  ];
  return {
    shortcodes: distinct(found.map(({ shortcode }) => shortcode)),
    pictures: distinct(found.map(({ picture }) => picture)),
    products: distinct(found.map(({ product }) => product)),
    stories: distinct(found.flatMap(({ story, stories = '' }) => [story, ...stories.split(',')])),
  };
}
