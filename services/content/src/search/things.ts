/** Products, people and topics that a query names, or that are of the kind and price it asks for. */
import { sql } from 'kysely';
import { joinsOf, partsOf, partsOrWhole } from './compounds.ts';
import { storable } from './plain-text.ts';
import type { PriceRange } from './prices.ts';
import { stemsOf } from './query.ts';
import type { Reading } from './readings.ts';
import { type NameKind, type SearchDb, type SearchWriting, searchTables, type ThingPart } from './schema.ts';
import { stemOf } from './stems.ts';
import { foldedWords, wordsOf } from './words.ts';

export interface ThingKey {
  kind: NameKind;
  /** The topic's or product's slug, the author's username. */
  key: string;
}

export interface Thing extends ThingKey {
  label: string;
  /** What it is, in words: its maker, its kind. */
  about?: readonly string[];
  /** What it costs now. */
  priceCents?: number;
}

/** By nothing but its name, by its name among other words, by a part of its name, as one of a kind that costs so much. */
const RANKS = { namedAlone: 0, named: 1, inName: 2, ofKind: 3 } as const;

export interface FoundThing extends ThingKey {
  /** The least is the best. Whoever knows more of things decides between equals. */
  rank: number;
}

/** Words that ask for something of a thing, and are no part of its name. */
const ASKING = new Set(
  stemsOf(
    'article buy cheap compare comparison cost deal guide latest new news post price rating review sale spec story test versus vs best worst top writer'.split(
      ' ',
    ),
  ),
);
const MOST_WORDS = 40;
const MOST_CANDIDATES = 60;

export async function putThing(db: SearchWriting, { kind, key, label, about = [], priceCents }: Thing): Promise<void> {
  await removeThing(db, { kind, key });
  const parts = new Map<string, ThingPart>();
  const add = (words: readonly string[], part: ThingPart): void => {
    for (const word of stemsOf(words)) if (!parts.has(word) && parts.size < MOST_WORDS) parts.set(word, part);
  };
  const words = foldedWords(label).flatMap(partsOrWhole);
  add(words, 'name');
  add([...joinsOf(label, wordsOf(label), 'all'), ...foldedWords(label)], 'joined');
  add(about.flatMap(foldedWords), 'about');
  add(
    about.flatMap((text) => [...joinsOf(text, wordsOf(text), 'all')]),
    'about',
  );
  if (parts.size === 0) return;
  await searchTables(db)
    .insertInto('search_things')
    .values({ kind, key, label: storable(label), price_cents: priceCents ?? null })
    .execute();
  await searchTables(db)
    .insertInto('search_thing_words')
    .values([...parts].map(([word, part]) => ({ word, kind, key, part })))
    .execute();
}

export async function removeThing(db: SearchWriting, { kind, key }: ThingKey): Promise<void> {
  await searchTables(db).deleteFrom('search_things').where('kind', '=', kind).where('key', '=', key).execute();
  await searchTables(db).deleteFrom('search_thing_words').where('kind', '=', kind).where('key', '=', key).execute();
}

/** The best first; of equals by their names. */
export async function thingsFor(db: SearchDb, readings: readonly Reading[], price?: PriceRange): Promise<FoundThing[]> {
  const asked = readings.map(({ words }) => wantedIn(words)).filter(({ length }) => length > 0);
  const stems = stemsOf(asked.flat().flatMap((word) => [word, ...partsOf(word)]));
  if (stems.length === 0) return [];
  const candidates = await candidatesWith(db, stems, price);
  const found = candidates.flatMap((thing) => {
    const ranks = asked.flatMap((wanted) => rankOf(thing.kind, thing.words, wanted, price) ?? []);
    return ranks.length > 0 ? [{ ...thing, rank: Math.min(...ranks) }] : [];
  });
  return found
    .filter((thing) => !found.some((other) => isNamedBetter(other, thing)))
    .sort((one, other) => one.rank - other.rank || compare(one.label, other.label) || compare(one.key, other.key))
    .map(({ kind, key, rank }) => ({ kind, key, rank }));
}

interface Ranked extends FoundThing {
  words: Words;
}

const nameOf = (words: Words): string[] => [...words].filter(([, part]) => part === 'name').map(([word]) => word);

/** Whoever names the Halo 12 Pro has not named the Halo 12. */
const isNamedBetter = (other: Ranked, { kind, words, rank }: Ranked): boolean =>
  other.kind === kind &&
  other.rank <= RANKS.named &&
  rank >= RANKS.named &&
  nameOf(other.words).length > nameOf(words).length &&
  nameOf(words).every((word) => other.words.get(word) === 'name');

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Without what asks something of it, unless there is nothing else; a year is no part of a name. */
function wantedIn(words: readonly string[]): string[] {
  const telling = words.filter((word) => !ASKING.has(stemOf(word)) && !/^20\d\d$/.test(word));
  return telling.length > 0 ? telling : [...words];
}

type Words = ReadonlyMap<string, ThingPart>;

/** Undefined: it was not asked for. */
function rankOf(kind: NameKind, words: Words, wanted: readonly string[], price?: PriceRange): number | undefined {
  const has = (word: string): boolean => words.has(stemOf(word));
  const fits = wanted.every((word) => has(word) || (partsOf(word).length > 0 && partsOf(word).every(has)));
  const said = new Set(stemsOf([...wanted, ...wanted.flatMap(partsOf)]));
  const name = nameOf(words);
  const isNamed = name.every((word) => said.has(word));
  if (isNamed && fits) return RANKS.namedAlone;
  // A topic among other words is only what they are about.
  if (kind === 'topic') return undefined;
  if (isNamed && name.length > 1) return RANKS.named;
  if (!fits) return undefined;
  const isOfName = [...said].some((word) => words.has(word) && words.get(word) !== 'about');
  if (isOfName) return RANKS.inName;
  return price ? RANKS.ofKind : undefined;
}

async function candidatesWith(db: SearchDb, stems: readonly string[], price: PriceRange | undefined) {
  let query = searchTables(db)
    .selectFrom('search_thing_words as words')
    .innerJoin('search_things as things', (join) =>
      join.onRef('things.kind', '=', 'words.kind').onRef('things.key', '=', 'words.key'),
    )
    .select(['things.kind', 'things.key', 'things.label'])
    .where('words.word', 'in', stems);
  if (price) query = query.where('things.price_cents', '>=', price.least ?? 0);
  if (price?.most !== undefined) query = query.where('things.price_cents', '<=', price.most);
  const things = await query
    .groupBy(['things.kind', 'things.key', 'things.label'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('things.key')
    .limit(MOST_CANDIDATES)
    .execute();
  const words = await wordsOfThings(db, things);
  return things.map((thing) => ({ ...thing, words: words.get(`${thing.kind} ${thing.key}`) ?? new Map() }));
}

async function wordsOfThings(db: SearchDb, things: readonly ThingKey[]): Promise<Map<string, Map<string, ThingPart>>> {
  if (things.length === 0) return new Map();
  const rows = await searchTables(db)
    .selectFrom('search_thing_words')
    .selectAll()
    .where('kind', 'in', [...new Set(things.map(({ kind }) => kind))])
    .where(
      'key',
      'in',
      things.map(({ key }) => key),
    )
    .execute();
  const byThing = Map.groupBy(rows, ({ kind, key }) => `${kind} ${key}`);
  return new Map([...byThing].map(([id, own]) => [id, new Map(own.map(({ word, part }) => [word, part]))]));
}
