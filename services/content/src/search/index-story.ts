/** Puts stories into the search index and takes them out of it, in the transaction that publishes them. */
import { createHash } from 'node:crypto';
import { freePlace, isWithin } from './places.ts';
import { plainText, storable } from './plain-text.ts';
import { type SearchDb, type SearchWriting, searchTables } from './schema.ts';
import { forgetSpellings, learnSpellings, spellingsOf } from './spelling.ts';
import { putTerms, removeTerms } from './term-index.ts';
import { termsOf } from './terms.ts';
import { cutTo } from './words.ts';

export interface SearchDocument {
  id: string;
  typeName: string;
  headline: string;
  dek: string;
  /** HTML. */
  body: string;
  names: {
    authors: readonly string[];
    topics: readonly string[];
    products: readonly string[];
    tags: readonly string[];
  };
  /** Its topics and every topic above them. */
  topicSlugs: readonly string[];
  /** In milliseconds. */
  publishedAt: number;
}

/** Results quote from the beginning of a text; all of it is searched. */
const MOST_QUOTED = 20_000;

interface Entry {
  place: number;
  spellings: string[];
}

/** Indexing a story again replaces what the index had of it. Gives whether that was anything else. */
export async function indexStory(db: SearchWriting, story: SearchDocument): Promise<boolean> {
  const entry = entryOf(story);
  if (await isIndexed(db, story, entry)) return false;
  const former = await takeOut(db, story.id);
  const place = await placeFor(db, story, former);
  const { terms, spellings, row } = entry;
  await searchTables(db)
    .insertInto('search_stories')
    .values({ place, ...row })
    .execute();
  await putTerms(db, place, terms);
  await learnSpellings(db, spellings);
  await forgetUnused(db, former, spellings);
  return true;
}

/** All that the index has of a story but its place. */
function entryOf(story: SearchDocument) {
  const names = Object.values(story.names).flat();
  const body = plainText(story.body);
  const properNames = [...story.names.authors, ...story.names.products];
  const terms = termsOf({ ...story, names, properNames, body });
  const spellings = spellingsOf([story.headline, ...names]);
  const quoted = {
    id: story.id,
    headline: storable(story.headline),
    dek: storable(story.dek),
    body: cutTo(body, MOST_QUOTED),
    spellings: spellings.join(' '),
  };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([quoted, terms]))
    .digest('base64url');
  return { terms, spellings, row: { ...quoted, fingerprint } };
}

async function isIndexed(
  db: SearchDb,
  { id, publishedAt }: SearchDocument,
  { row: { fingerprint } }: ReturnType<typeof entryOf>,
): Promise<boolean> {
  const present = await searchTables(db)
    .selectFrom('search_stories')
    .select(['place', 'fingerprint'])
    .where('id', '=', id)
    .executeTakeFirst();
  return present !== undefined && present.fingerprint === fingerprint && isWithin(present.place, publishedAt);
}

export async function unindexStory(db: SearchWriting, id: string): Promise<void> {
  await forgetUnused(db, await takeOut(db, id), []);
}

async function takeOut(db: SearchWriting, id: string): Promise<Entry | undefined> {
  const row = await searchTables(db)
    .deleteFrom('search_stories')
    .where('id', '=', id)
    .returning(['place', 'spellings'])
    .executeTakeFirst();
  if (!row) return undefined;
  await removeTerms(db, row.place);
  return { place: row.place, spellings: splitWords(row.spellings) };
}

const splitWords = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** A story keeps its place as long as it keeps its instant. */
const placeFor = async (db: SearchDb, { publishedAt }: SearchDocument, former: Entry | undefined): Promise<number> =>
  former && isWithin(former.place, publishedAt) ? former.place : freePlace(db, publishedAt);

async function forgetUnused(db: SearchWriting, former: Entry | undefined, used: readonly string[]): Promise<void> {
  const kept = new Set(used);
  const gone = former?.spellings.filter((word) => !kept.has(word)) ?? [];
  await forgetSpellings(db, gone);
}
