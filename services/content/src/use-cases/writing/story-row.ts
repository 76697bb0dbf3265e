/** A story's document to its row: columns for what is asked for, JSON for what only its lists and its page show. */
import { countWords, fromHtml, referencesOf as referencesInTrees } from '@masthead/body';
import { textsAt } from '../../documents/paths.ts';
import type { BodyReferences, StoryCard } from '../../documents/shown.ts';
import { storyDetails } from '../../kinds/details.ts';
import { definitionOf, type StoryDetail, type StoryDocument, textPathsOf } from '../../kinds/kinds.ts';
import type { StoryRow } from '../../schema.ts';
import { storyCards } from '../../stored/columns.ts';

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
    word_count: countWords(fromHtml(body).body),
    no_index: noIndex ? 1 : 0,
    published_at,
    updated_at,
    card: storyCards.write(cardOf(document)),
    detail: storyDetails.write(detail),
  };
}

function cardOf(document: StoryDocument): StoryCard {
  const { promo, canonicalUrl, displayPublished, displayUpdated } = document;
  return { promo, canonicalUrl, displayPublished, displayUpdated, ...definitionOf(document).card(document) };
}

/** Of every text that its kind holds. */
const referencesIn = (document: StoryDocument): BodyReferences =>
  referencesOf(textPathsOf(document).flatMap((path) => textsAt(document, path).map(({ text }) => text)));

const SHORTCODE = '<shortcode';

/** Everything that the elements of some texts show. Texts are kept with shortcodes in this spelling only, and most have none. */
export function referencesOf(texts: readonly string[]): BodyReferences {
  const trees = texts.filter((text) => text.includes(SHORTCODE)).map((text) => fromHtml(text).body);
  const { shortcodes, pictures, products, stories } = referencesInTrees(trees);
  return { shortcodes, pictures, products, stories };
}
