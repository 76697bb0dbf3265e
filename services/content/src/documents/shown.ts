/** What is kept of a published document: what lists show of it, and what only its own page does. */
import { z } from 'zod';
import { type BaseDocument, baseFields } from './base.ts';

const { promo, canonicalUrl, displayPublished, displayUpdated } = baseFields;

/** What lists show beyond the columns. */
export const storyCard = z.object({
  promo,
  canonicalUrl,
  displayPublished,
  displayUpdated,
  reviewType: z.string().optional(),
  score: z.number().nullable().optional(),
  editorsChoice: z.boolean().optional(),
  /** Of what is played, in seconds. */
  duration: z.number().optional(),
  /** Of a gallery: how many, and the ids of the first. */
  pictures: z.number().optional(),
  sheet: z.array(z.string()).optional(),
  event: z.object({ starts: z.number(), ends: z.number().nullable(), zone: z.string() }).optional(),
});
export type StoryCard = z.output<typeof storyCard>;

/** The part of a card that a kind of story has of its own. */
export type KindCard = Omit<StoryCard, 'promo' | 'canonicalUrl' | 'displayPublished' | 'displayUpdated'>;

const names = z.array(z.string());

/** What a body's shortcodes show, so that a page can fetch all of it at once. */
const bodyReferences = z.object({ shortcodes: names, pictures: names, products: names, stories: names });
export type BodyReferences = z.output<typeof bodyReferences>;

/** Fields of a document that have columns of their own. */
const COLUMNS = [
  'slug',
  'headline',
  'dek',
  'type',
  'section',
  'edition',
  'topics',
  'authors',
  'body',
  'picture',
  'noIndex',
] as const;
type Columns = (typeof COLUMNS)[number];

/** A document without the columns; each kind stays apart from the others. */
export type Kept<Document> = Document extends unknown ? Omit<Document, Columns> : never;

/** What only the story's own page shows; `topicPath` are the slugs from the root to its primary topic. */
export type DetailOf<Document> = Kept<Document> & { references: BodyReferences; topicPath: string[] };

/** The schema of that, from the schema of the document. */
export function detailSchema<Document extends BaseDocument>(
  document: z.ZodObject & z.ZodType<Document>,
): z.ZodObject & z.ZodType<DetailOf<Document>>;
export function detailSchema({ shape }: z.ZodObject): z.ZodObject {
  const columns = new Set<string>(COLUMNS);
  const kept = Object.entries(shape).filter(([name]) => !columns.has(name));
  return z.object({ ...Object.fromEntries(kept), references: bodyReferences, topicPath: names });
}
