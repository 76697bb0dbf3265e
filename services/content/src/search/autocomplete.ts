/** Suggestions while somebody types: names first, then the newest stories whose headlines fit. */
import { namesWith } from './names.ts';
import { placesBetween } from './places.ts';
import { type NameKind, type SearchDb, searchTables } from './schema.ts';
import { beginningsLike, corrected } from './spelling.ts';
import { isStopWord, stemOf } from './stems.ts';
import { newestPlaces } from './term-index.ts';
import { prefixTerm, wordTerm } from './terms.ts';
import { cutTo, foldedWords } from './words.ts';

export interface Suggestion {
  kind: NameKind | 'story';
  /** A slug, a username or a story's id. */
  key: string;
  label: string;
}

interface AutocompleteRequest {
  query: string;
  limit?: number;
}

const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
const DEFAULT_LIMIT = 10;
const LONGEST_LIST = 50;
/** Names leave room for stories, as far as there are any. */
const SHARE_OF_NAMES = 0.6;

export async function autocomplete(
  db: SearchDb,
  { query, limit = DEFAULT_LIMIT }: AutocompleteRequest,
): Promise<Suggestion[]> {
  const words = foldedWords(cutTo(query, LONGEST_QUERY)).slice(0, MOST_WORDS);
  const most = Math.min(limit, LONGEST_LIST);
  if (words.length === 0 || most < 1) return [];
  const found = await suggestionsFor(db, words, most);
  if (found.length > 0) return found;
  for (const meant of await meantWords(db, words)) {
    const suggestions = await suggestionsFor(db, meant, most);
    if (suggestions.length > 0) return suggestions;
  }
  return [];
}

/** The words as they were probably meant, in the ways there are: those before the last are whole. */
async function meantWords(db: SearchDb, words: readonly string[]): Promise<string[][]> {
  const last = words.at(-1) ?? '';
  const before = await Promise.all(words.slice(0, -1).map(async (word) => (await spelled(db, word)) ?? word));
  const endings = [
    ...(before.some((word, index) => word !== words[index]) ? [last] : []),
    ...(await beginningsLike(db, last)),
  ];
  return endings.map((ending) => [...before, ending]);
}

/** Another word where no story has this one; undefined where one has. */
async function spelled(db: SearchDb, word: string): Promise<string | undefined> {
  const [places = []] = await newestPlaces(db, [[wordTerm('anywhere', stemOf(word))]], {
    range: placesBetween(),
    most: 1,
  });
  return places.length > 0 ? undefined : corrected(db, word);
}

async function suggestionsFor(db: SearchDb, words: readonly string[], most: number): Promise<Suggestion[]> {
  const [names, stories] = await Promise.all([namesWith(db, words, most), storiesWith(db, words, most)]);
  const roomForNames = Math.max(Math.ceil(most * SHARE_OF_NAMES), most - stories.length);
  return [...names.slice(0, roomForNames), ...stories].slice(0, most);
}

/** Stories with these words in their headline, the last one unfinished. */
async function storiesWith(db: SearchDb, words: readonly string[], most: number): Promise<Suggestion[]> {
  const whole = words.slice(0, -1).filter((word) => !isStopWord(word));
  const terms = [prefixTerm(words.at(-1) ?? ''), ...whole.map((word) => wordTerm('headline', stemOf(word)))];
  const [places = []] = await newestPlaces(db, [terms], { range: placesBetween(), most });
  if (places.length === 0) return [];
  const rows = await searchTables(db)
    .selectFrom('search_stories')
    .select(['id', 'headline'])
    .where('place', 'in', places)
    .orderBy('place', 'desc')
    .execute();
  // Two stories of one headline are one suggestion: the newer.
  const byHeadline = new Map(rows.toReversed().map(({ id, headline }) => [headline, id]));
  return [...byHeadline].toReversed().map(([label, key]) => ({ kind: 'story', key, label }));
}
