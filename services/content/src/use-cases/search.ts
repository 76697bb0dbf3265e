/** Search results and suggestions as readers of the service get them: stories whole, each with why it was found. */

import { contentPath } from '@masthead/urls';
import { picturesById, storyRecordsById } from '../repositories/stories.ts';
import type { ContentDb } from '../schema.ts';
import { autocomplete, type SearchRequest, type Suggestion, searchStories } from '../search/index.ts';
import { wireList } from '../wire/component.ts';
import { wireSummary } from '../wire/story.ts';
import { storyUrl } from './story-url.ts';
import { cardPictures } from './summaries.ts';

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

/** Names come with their addresses; a story's is looked up with it. */
export async function autocompleteResults(db: ContentDb, query: string, limit: number) {
  const suggestions = await autocomplete(db, { query, limit });
  const ids = suggestions.flatMap(({ kind, key }) => (kind === 'story' ? [key] : []));
  const stories = await storyRecordsById(db, ids);
  const byId = new Map(stories.map((story) => [story.id, story]));
  const items = suggestions.flatMap((suggestion): WireSuggestion[] => {
    const { kind, key, label } = suggestion;
    if (suggestion.kind !== 'story')
      return [
        {
          kind,
          label,
          slug: key,
          url: contentPath({ typeName: TYPE_NAMES[suggestion.kind], slug: key, topicPath: [] }),
        },
      ];
    const story = byId.get(key);
    return story ? [{ kind, label, slug: story.slug, url: storyUrl(story) }] : [];
  });
  return wireList({ title: query, slug: 'autocomplete', items, limit, offset: 0, total: items.length });
}
