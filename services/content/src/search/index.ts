/** Full-text search and suggestions over what is published. */
export { autocomplete, type Suggestion } from './autocomplete.ts';
export { facetTotals } from './facets.ts';
export { indexStory, unindexStory } from './index-story.ts';
export { indexName } from './names.ts';
export { type SearchRequest, searchStories } from './search-stories.ts';
