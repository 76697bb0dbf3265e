/** Every listing that has a door of its own, by the kind of thing it lists and its key: title, listing, and what is said above it. */
import { STORY_KINDS, type StoryForm, storyKinds } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { dependsOn } from '../changes/depends-on.ts';
import { storyDetails } from '../kinds/details.ts';
import { kinds } from '../kinds/kinds.ts';
import { shownCollections } from '../repositories/collections.ts';
import {
  authorListing,
  collectionListing,
  FORMED_LISTINGS,
  formListing,
  productListing,
  RIVER,
  tagListing,
  topicListing,
} from '../repositories/listings.ts';
import { authorsByUsername } from '../repositories/people.ts';
import { productsBySlug } from '../repositories/products.ts';
import { topicsBySlug } from '../repositories/topics.ts';
import type { AuthorRow, CollectionRow, ContentDb, TopicRow } from '../schema.ts';

export interface Door {
  title: string;
  listing: string;
  description?: string;
}

/** The doors behind which all stories of one kind are, by name. */
export const kindDoors = (): [name: string, door: Door][] =>
  STORY_KINDS.flatMap((kind) => {
    const { form } = storyKinds[kind];
    const { doorTitle } = kinds[kind].listed;
    return form && doorTitle ? [[form, { title: doorTitle, listing: form }]] : [];
  });

/** Doors that are not about one topic, tag, collection or person. */
const FIXED: Readonly<Record<string, Door>> = {
  ...Object.fromEntries(kindDoors()),
  river: { title: 'Latest', listing: RIVER },
  features: { title: 'Features', listing: 'features' },
  deals: { title: 'Deals', listing: 'deals' },
  best: { title: 'Best', listing: 'best' },
  versus: { title: 'Versus', listing: 'versus' },
  'how-to': { title: 'How to', listing: 'how-to' },
  'editors-choice': { title: 'Editors’ choice', listing: 'editors-choice' },
  'ai-atlas': { title: 'AI Atlas', listing: topicListing('ai') },
  zero: { title: 'Zero', listing: 'zero' },
};

export const authorDoor = ({ first_name, last_name, username }: AuthorRow): Door => ({
  title: `${first_name} ${last_name}`.trim(),
  listing: authorListing(username),
});

type Find = (db: ContentDb, key: string) => Promise<Door | undefined>;
type FindAll = (db: ContentDb, keys: readonly string[]) => Promise<Map<string, Door>>;

const topicDoors: FindAll = async (db, slugs) => {
  const topics = [...(await topicsBySlug(db, slugs)).values()];
  const doorOfTopic = ({ slug, name: title, description }: TopicRow): Door => ({
    title,
    listing: topicListing(slug),
    description,
  });
  return new Map(topics.map((topic) => [topic.slug, doorOfTopic(topic)]));
};

const collectionDoors: FindAll = async (db, slugs) => {
  const collections = [...(await shownCollections(db, slugs)).values()];
  const doorOfCollection = ({ slug, title, description }: CollectionRow): Door => ({
    title,
    listing: collectionListing(slug),
    description,
  });
  return new Map(collections.map((collection) => [collection.slug, doorOfCollection(collection)]));
};

/** The doors that pages open several of at once. */
export const DOORS_BY_KIND = { topic: topicDoors, collection: collectionDoors } as const;

const DOORS: Readonly<Record<string, Find>> = {
  door: async (_, key) => (Object.hasOwn(FIXED, key) ? FIXED[key] : undefined),
  topic: async (db, key) => (await topicDoors(db, [key])).get(key),
  tag: async (db, key) => {
    const name = await tagName(db, key);
    return name === undefined ? undefined : { title: name, listing: tagListing(key) };
  },
  collection: async (db, key) => (await collectionDoors(db, [key])).get(key),
  author: async (db, key) => {
    const author = (await authorsByUsername(db, [key])).get(key);
    return author && authorDoor(author);
  },
  product: async (db, key) => {
    const product = (await productsBySlug(db, [key])).get(key);
    return product && { title: product.name, listing: productListing(key) };
  },
};

/** A tag has no row of its own: the newest story that carries it knows its name. */
async function tagName(db: ContentDb, slug: string): Promise<string | undefined> {
  dependsOn('listing:', [tagListing(slug)]);
  const row = await db
    .selectFrom('listing_entries')
    .innerJoin('stories', 'stories.id', 'listing_entries.story_id')
    .select(['stories.id', 'stories.detail'])
    .where('listing', '=', tagListing(slug))
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  dependsOn('story:', [row.id]);
  const { tags } = storyDetails.read(row.detail);
  return tags.find((tag) => tag.slug === slug)?.name ?? slug;
}

export async function doorOf(db: ContentDb, kind: string, key: string): Promise<Door> {
  const door = Object.hasOwn(DOORS, kind) ? await DOORS[kind]?.(db, key) : undefined;
  if (!door) throw notFound();
  return door;
}

/** A door to those of its stories that have one form; only some are divided so. */
export function formedDoor(door: Door, form: StoryForm | undefined): Door {
  if (!form) return door;
  if (!FORMED_LISTINGS.some((start) => door.listing.startsWith(start))) throw notFound();
  return { ...door, listing: formListing(door.listing, form) };
}

type Key = { key: string } | undefined;

/** The keys of doors by the ids of what they list; tags and the fixed doors have no ids. */
const KEYS: Readonly<Record<string, (db: ContentDb, id: string) => Promise<Key>>> = {
  topic: (db, id) => db.selectFrom('topics').select('slug as key').where('id', '=', id).executeTakeFirst(),
  collection: (db, id) => db.selectFrom('collections').select('slug as key').where('id', '=', id).executeTakeFirst(),
  author: (db, id) => db.selectFrom('authors').select('username as key').where('id', '=', id).executeTakeFirst(),
  product: (db, id) => db.selectFrom('products').select('slug as key').where('id', '=', id).executeTakeFirst(),
};

export async function doorKey(db: ContentDb, kind: string, id: string): Promise<string> {
  const found = Object.hasOwn(KEYS, kind) ? await KEYS[kind]?.(db, id) : undefined;
  if (!found) throw notFound();
  return found.key;
}

/** Where the pages of a door are asked for. */
export const doorHref = (site: string, kind: string, key: string, form?: StoryForm): string =>
  `/api/neutron/components/${site}/listing/${kind}/${key}/web?searchBy=slug&componentType=ContentList${form ? `&form=${form}` : ''}`;
