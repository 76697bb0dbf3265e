/** Full-text search and suggestions over what is published. */
export { autocomplete, type Suggestion } from './autocomplete.ts';
export { facetTotals } from './facets.ts';
export { indexStory, unindexStory } from './index-story.ts';
export { keepMisses, loggable, type Miss, missesIn } from './misses.ts';
export { indexName } from './names.ts';
export type { Reading } from './readings.ts';
export { type SearchRequest, SORTS, searchStories } from './search-stories.ts';
export { SYNONYMS, setSynonyms } from './synonyms.ts';
export { type FoundThing, type Thing, type ThingKey, thingsFor } from './things.ts';
