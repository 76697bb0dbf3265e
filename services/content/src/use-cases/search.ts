/** Search results and suggestions as readers of the service get them: stories whole, each with why it was found. */

import { picturesById, storyRecordsById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { autocomplete, type SearchRequest, type Suggestion, searchStories } from '../search/index.ts';
import { wireList } from '../wire/component.ts';
import { wireSummary } from '../wire/story.ts';
import { cardPictures } from './shown-things.ts';
import { storyUrl, whereabouts } from './story-url.ts';

export async function searchResults(db: ContentDb, query: SearchRequest) {
  const { items: found, total, totalIsCapped, corrected } = await searchStories(db, query);
  const records = await storyRecordsById(
    db,
    found.map(({ id }) => id),
  );
  const pictures = await picturesById(db, records.flatMap(cardPictures));
  const byId = new Map(records.map((record) => [record.id, record]));
  const items = found.flatMap(({ id, highlights }) => {
    const record = byId.get(id);
    return record ? [{ ...wireSummary(record, pictures), url: storyUrl(record), highlights }] : [];
  });
  const { offset, limit } = query;
  const list = wireList({ title: query.query, slug: 'search', items, limit, offset, total });
  return { ...list, totalIsCapped, corrected: corrected ?? null };
}

const TYPE_NAMES = { topic: 'content_topic', product: 'content_product', author: 'content_author' } as const;

interface WireSuggestion {
  kind: Suggestion['kind'];
  label: string;
  slug: string;
  url: string;
}

/** Each with its address, looked up together: what has none by now is left out. */
export async function autocompleteResults(db: ContentDb, query: string, limit: number) {
  const suggestions = await autocomplete(db, { query, limit });
  const ids = suggestions.flatMap(({ kind, key }) => (kind === 'story' ? [key] : []));
  const names = suggestions.flatMap(({ kind, key }) =>
    kind === 'story' ? [] : [{ type: TYPE_NAMES[kind], slug: key }],
  );
  const [stories, find] = await Promise.all([storyRecordsById(db, ids), whereabouts(db, names)]);
  const byId = new Map(stories.map((story) => [story.id, { slug: story.slug, url: storyUrl(story) }]));
  const items = suggestions.flatMap(({ kind, key, label }): WireSuggestion[] => {
    const place = kind === 'story' ? byId.get(key) : find({ type: TYPE_NAMES[kind], slug: key });
    return place ? [{ kind, label, ...place }] : [];
  });
  return wireList({ title: query, slug: 'autocomplete', items, limit, offset: 0, total: items.length });
}
