/** A database with nothing in it but the search. */
import { type Database, migrateToLatest } from '@masthead/storage';
import { up as createSearch } from '../../migrations/0003-search.ts';
import { up as addFingerprints } from '../../migrations/0015-search-fingerprints.ts';
import { up as addSynonyms } from '../../migrations/0017-search-synonyms.ts';
import { up as addThings } from '../../migrations/0021-search-things.ts';
import { up as addMisses } from '../../migrations/0022-search-misses.ts';
import { indexStory, type SearchDocument } from '../index-story.ts';
import { indexName } from '../names.ts';
import type { SearchSchema } from '../schema.ts';
import { CORPUS, NAMES } from './corpus.ts';

export type SearchDatabase = Database<SearchSchema>;

/** Takes what `describeEachEngine` opens. */
export async function emptySearch(open: () => Promise<SearchDatabase>): Promise<SearchDatabase> {
  const database = await open();
  const migrations = {
    '0003-search': { up: createSearch },
    '0015-search-fingerprints': { up: addFingerprints },
    '0017-search-synonyms': { up: addSynonyms },
    '0021-search-things': { up: addThings },
    '0022-search-misses': { up: addMisses },
  };
  await migrateToLatest(database, migrations, { namespace: 'content' });
  return database;
}

export async function filledSearch(open: () => Promise<SearchDatabase>): Promise<SearchDatabase> {
  const database = await emptySearch(open);
  await database.transaction(async (db) => {
    for (const story of CORPUS) await indexStory(db, story);
    for (const name of NAMES) await indexName(db, name);
  });
  return database;
}

/** A story of which only what matters is said. */
export const storyOf = (id: string, said: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  typeName: 'content_article',
  headline: '',
  dek: '',
  body: '',
  names: { authors: [], topics: [], products: [], tags: [] },
  topicSlugs: [],
  publishedAt: 0,
  ...said,
});
