/** Collections: stories that editors keep together. */
import { z } from 'zod';
import { imageCodec } from './image.ts';
import { flag, id, list, maybe, text } from './wire.ts';

/** What directories of podcasts file shows under, as Apple names it: others take the same words. */
export const SHOW_CATEGORIES = [
  'Arts',
  'Business',
  'Comedy',
  'Education',
  'Fiction',
  'Government',
  'Health & Fitness',
  'History',
  'Kids & Family',
  'Leisure',
  'Music',
  'News',
  'Religion & Spirituality',
  'Science',
  'Society & Culture',
  'Sports',
  'TV & Film',
  'Technology',
  'True Crime',
] as const;

/** Newest first, or to be followed from the beginning. */
export const SHOW_ORDERS = ['episodic', 'serial'] as const;

/** What directories ask of a show besides its title, its description and its cover. */
export const showCodec = z.object({
  author: z.string(),
  /** Whom a directory writes to. */
  owner: z.object({ name: z.string(), email: z.string() }),
  category: z.enum(SHOW_CATEGORIES),
  explicit: flag,
  order: z.enum(SHOW_ORDERS),
});

export const collectionCodec = z.object({
  id,
  image: maybe(imageCodec),
  primary: flag,
  title: text,
  slug: text,
  hide: flag,
  description: text,
  threads: list(z.object({ slug: z.string() })),
  typeSlug: text,
  /** Of a show, whose stories are its episodes. */
  show: maybe(showCodec),
});
export type Collection = z.output<typeof collectionCodec>;

/** A collection that another system recommends from. */
export const ricochetCollectionCodec = z.object({ slug: z.string(), title: text, type: text });
export type RicochetCollection = z.output<typeof ricochetCollectionCodec>;
