/** Products, people and topics as they stand among search results and suggestions: with picture, score and price. */
import { typeNameOf } from '@masthead/model';
import { authorsByUsername } from '../repositories/people.ts';
import { type ProductRecord, productRecords } from '../repositories/products.ts';
import { picturesById } from '../repositories/stories.ts';
import { topicsBySlug } from '../repositories/topics.ts';
import type { ContentDb } from '../schema.ts';
import type { FoundThing, ThingKey } from '../search/index.ts';
import { storyCards } from '../stored/columns.ts';
import { wirePicture } from '../wire/picture.ts';
import { cheapestOf } from './deals.ts';
import { whereabouts } from './story-url.ts';
import { lowestPrice } from './writing/index-things.ts';

/** So many of each kind, and in all, stand above the stories. */
const MOST_OF = { product: 3, author: 2, topic: 2 } as const satisfies Record<ThingKey['kind'], number>;
const MOST_SHOWN = 4;
/** So many are looked at to find the best. */
const MOST_LOOKED_AT = 24;

interface Facts {
  name: string;
  pictureId: string | null;
  /** What it is: a product's kind, a person's work. */
  about: string;
  score: number | null;
  priceCents: number | null;
  /** When the price was looked up. */
  priceChecked: number | null;
}

const factsOf = ({ name, picture_id, kind, price_cents, offers, review }: ProductRecord): Facts => ({
  name,
  pictureId: picture_id,
  about: kind,
  score: (review && storyCards.read(review.card).score) ?? null,
  priceCents: lowestPrice(price_cents, offers),
  priceChecked: cheapestOf({ offers })?.checked_at ?? null,
});

const idOf = ({ kind, key }: ThingKey): string => `${kind} ${key}`;
const keysOf = (things: readonly ThingKey[], kind: ThingKey['kind']): string[] =>
  things.filter((thing) => thing.kind === kind).map(({ key }) => key);

async function factsById(db: ContentDb, things: readonly ThingKey[]): Promise<Map<string, Facts>> {
  const [products, authors, topics] = await Promise.all([
    productRecords(db, { slugs: keysOf(things, 'product') }, false),
    authorsByUsername(db, keysOf(things, 'author')),
    topicsBySlug(db, keysOf(things, 'topic')),
  ]);
  const plain = { pictureId: null, about: '', score: null, priceCents: null, priceChecked: null };
  return new Map([
    ...products.map((product) => [idOf({ kind: 'product', key: product.slug }), factsOf(product)] as const),
    ...[...authors.values()].map(({ username, first_name, last_name, job_title, picture_id }) => {
      const name = `${first_name} ${last_name}`.trim();
      return [
        idOf({ kind: 'author', key: username }),
        { ...plain, name, pictureId: picture_id, about: job_title },
      ] as const;
    }),
    ...[...topics.values()].map(({ slug, name }) => [idOf({ kind: 'topic', key: slug }), { ...plain, name }] as const),
  ]);
}

/** In the order asked for; what is nowhere to be read of is left out. */
export const wireThings = async (db: ContentDb, things: readonly ThingKey[]) =>
  wireThingsWith(db, things, await factsById(db, things));

async function wireThingsWith(db: ContentDb, things: readonly ThingKey[], facts: ReadonlyMap<string, Facts>) {
  const ids = things.flatMap((thing) => facts.get(idOf(thing))?.pictureId ?? []);
  const [pictures, find] = await Promise.all([
    picturesById(db, ids),
    whereabouts(
      db,
      things.map(({ kind, key }) => ({ type: typeNameOf(kind), slug: key })),
    ),
  ]);
  return things.flatMap((thing) => {
    const known = facts.get(idOf(thing));
    const place = find({ type: typeNameOf(thing.kind), slug: thing.key });
    if (!known || !place) return [];
    const { pictureId, ...told } = known;
    return [{ kind: thing.kind, ...place, ...told, image: wirePicture(pictures, pictureId) }];
  });
}

/** The best of those that search found: of equals the products with the higher score. */
export async function thingsAbove(db: ContentDb, found: readonly FoundThing[]) {
  const looked = found.slice(0, MOST_LOOKED_AT);
  if (looked.length === 0) return [];
  const facts = await factsById(db, looked);
  const scoreOf = (thing: ThingKey): number => facts.get(idOf(thing))?.score ?? -1;
  const counts = new Map<string, number>();
  const shown = looked
    .toSorted((one, other) => one.rank - other.rank || scoreOf(other) - scoreOf(one))
    .filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= MOST_OF[kind];
    });
  return wireThingsWith(db, shown.slice(0, MOST_SHOWN), facts);
}
