/** The tables of the search, which hold all that it needs to answer: it reads no other table. */
import { QueryCreator, type QueryExecutorProvider } from 'kysely';

/** What a result quotes, and what has to be undone when the story leaves the index. */
interface SearchStoryRow {
  /** See places.ts. The story's terms stand under the same place in `search_index`, which differs by engine. */
  place: number;
  id: string;
  headline: string;
  dek: string;
  /** Plain text. */
  body: string;
  /** The words that typos can be corrected to, with spaces between them. */
  spellings: string;
  /** Of all that the index has of the story: its terms cannot be read back on every engine. */
  fingerprint: string;
}

export type NameKind = 'topic' | 'product' | 'author';

/** One row for each word of a label that readers may begin with. */
interface SearchNameStartRow {
  kind: NameKind;
  /** 0: the label from its beginning. 1: from a later word on. */
  position: number;
  start: string;
  key: string;
  label: string;
}

/** A word under each of the forms that a mistyped word is looked up by. */
interface SearchSpellingRow {
  variant: string;
  word: string;
}

/** Where a word of a thing comes from: its name, its name written otherwise, or what it is. */
export type ThingPart = 'name' | 'joined' | 'about';

interface SearchThingRow {
  kind: NameKind;
  key: string;
  label: string;
  price_cents: number | null;
}

interface SearchThingWordRow {
  /** A stem. */
  word: string;
  kind: NameKind;
  key: string;
  part: ThingPart;
}

/** Nothing was found, or only what has some of the words. */
export type MissOutcome = 'nothing' | 'relaxed';

interface SearchMissRow {
  /** Folded words. */
  query: string;
  outcome: MissOutcome;
  times: number;
  /** "2026-11-15" */
  last_day: string;
}

/** One way to say what another expression says. */
interface SearchSynonymRow {
  /** The stems of its words, with spaces between them. */
  expression: string;
  /** Folded words. */
  meaning: string;
}

export interface SearchSchema {
  search_stories: SearchStoryRow;
  search_name_starts: SearchNameStartRow;
  search_spellings: SearchSpellingRow;
  search_misses: SearchMissRow;
  search_synonyms: SearchSynonymRow;
  search_things: SearchThingRow;
  search_thing_words: SearchThingWordRow;
}

/** A connection or an open transaction to a database that has these tables, whatever others it has. */
export type SearchDb = QueryExecutorProvider;
/** The index is only written inside a transaction. */
export type SearchWriting = SearchDb & { readonly isTransaction: true };

export const searchTables = (db: SearchDb): QueryCreator<SearchSchema> =>
  new QueryCreator({ executor: db.getExecutor() });
