/** A story's document to its row: columns for what is asked for, JSON for what only its lists and its page show. */
import { type Shortcode, shortcodesIn } from '@masthead/model';
import { textsAt } from '../../documents/paths.ts';
import type { BodyReferences, StoryCard } from '../../documents/shown.ts';
import { definitionOf, type StoryDetail, type StoryDocument, textPathsOf } from '../../kinds/kinds.ts';
import type { StoryRow } from '../../schema.ts';
import { wordCount } from './word-count.ts';

/** A document with the dates that readers are told. */
export interface ShownStory {
  id: string;
  document: StoryDocument;
  published_at: number;
  updated_at: number | null;
}

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
  return { promo, canonicalUrl, displayPublished, displayUpdated, ...definitionOf(document).card(document) };
}

/** Of every text that its kind holds. */
const referencesIn = (document: StoryDocument): BodyReferences =>
  referencesOf(textPathsOf(document).flatMap((path) => textsAt(document, path).map(({ text }) => text)));

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
