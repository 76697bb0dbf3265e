/** The names of a newsroom's files besides stories. */

export const LIST_FILES = {
  topics: 'topics.yaml',
  authors: 'authors.yaml',
  pictures: 'pictures.yaml',
  collections: 'collections.yaml',
  features: 'features.yaml',
  newsletters: 'newsletters.yaml',
  texts: 'texts.yaml',
  vanity: 'vanity.yaml',
  places: 'places.yaml',
  front: 'front.yaml',
  navigation: 'navigation.yaml',
  synonyms: 'synonyms.yaml',
} as const;

/** Products stand in several files. */
export const PRODUCTS = 'products';
/** The pictures themselves. */
export const PICTURES = 'pictures';

/** What a folder has that is a newsroom's. */
export const LISTS: ReadonlySet<string> = new Set([...Object.values(LIST_FILES), PRODUCTS]);
