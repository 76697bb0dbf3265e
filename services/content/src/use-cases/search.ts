/** Search results and suggestions as readers of the service get them: stories whole, each with why it was found. */
import { STORY_TYPE_NAMES } from '@masthead/model';
import { picturesById, type StoryRecord, storyRecordsById } from '../repositories/stories.ts';
import { topicsBySlug } from '../repositories/topics.ts';
import type { ContentDb, TopicRow } from '../schema.ts';
import {
  autocomplete,
  facetTotals,
  type Miss,
  type Reading,
  type SearchRequest,
  type Suggestion,
  searchStories,
  thingsFor,
} from '../search/index.ts';
import { wireList } from '../wire/component.ts';
import { type WireImage, wirePicture } from '../wire/picture.ts';
import { wireSummary } from '../wire/story.ts';
import { thingsAbove, wireThings } from './found-things.ts';
import { cardPictures } from './shown-things.ts';
import { storyUrl } from './story-url.ts';

/** `withFacets`: also how much there is by kind and by topic, whatever page of the results is asked for. */
export async function searchResults(db: ContentDb, query: SearchRequest, withFacets = false) {
  const page = await searchStories(db, query);
  const { items: found, total, totalIsCapped, corrected, ways, readings, isRelaxed, price } = page;
  const records = await storyRecordsById(
    db,
    found.map(({ id }) => id),
  );
  const pictures = await picturesById(db, records.flatMap(cardPictures));
  const byId = new Map(records.map((record) => [record.id, record]));
  const items = found.flatMap(({ id, highlights, missing = [] }) => {
    const record = byId.get(id);
    return record ? [{ ...wireSummary(record, pictures), url: storyUrl(record), highlights, missing }] : [];
  });
  const { offset, limit } = query;
  const things = isPlain(query) ? await thingsAbove(db, await thingsFor(db, ways, price)) : [];
  const list = wireList({ title: query.query, slug: 'search', items, limit, offset, total });
  // What only comes near has no filters of which it could be told what they leave.
  const facets =
    withFacets && !(isRelaxed && readings.length === 0) ? await facetsOf(db, query, readings, records) : undefined;
  return {
    ...list,
    totalIsCapped,
    corrected: corrected ?? null,
    isRelaxed,
    things,
    ...(price && { price }),
    ...(facets && { facets }),
  };
}

/** Whether a search that nothing narrows did not find what was asked for. */
export function missOf(
  query: SearchRequest,
  { things, isRelaxed, paging }: Pick<Awaited<ReturnType<typeof searchResults>>, 'things' | 'isRelaxed' | 'paging'>,
): Miss['outcome'] | undefined {
  if (!isPlain(query) || things.length > 0) return undefined;
  if (isRelaxed) return 'relaxed';
  return paging.total === '0' ? 'nothing' : undefined;
}

/** Things stand above the first stories; whoever narrows or sorts a search has gone past them. */
const isPlain = ({ offset, typeNames = [], topic, from, to, sort }: SearchRequest): boolean =>
  offset === 0 && typeNames.length === 0 && [topic, from, to].every((each) => each === undefined) && sort !== 'newest';

const TOPICS_COUNTED = 6;

async function facetsOf(
  db: ContentDb,
  query: SearchRequest,
  readings: readonly Reading[],
  records: readonly StoryRecord[],
) {
  const topics = await topicsAround(db, query, records);
  const slugs = topics.map(({ slug }) => slug);
  const totals = await facetTotals(db, { ...query, readings, kinds: STORY_TYPE_NAMES, topics: slugs });
  return {
    types: STORY_TYPE_NAMES.flatMap((typeName, index) => {
      const total = totals.kinds[index];
      return total ? { typeName, ...total } : [];
    }),
    topics: topics.flatMap(({ slug, name }, index) => {
      const total = totals.topics[index];
      return total ? { slug, name, ...total } : [];
    }),
  };
}

/** What the results are about, most of them first; the topic that is asked for stands before all. */
async function topicsAround(
  db: ContentDb,
  { topic: chosen }: SearchRequest,
  records: readonly StoryRecord[],
): Promise<TopicRow[]> {
  const first = chosen === undefined ? undefined : (await topicsBySlug(db, [chosen])).get(chosen);
  const bySlug = Map.groupBy(
    records.flatMap(({ topics: [main] }) => main ?? []),
    ({ slug }) => slug,
  );
  const others = [...bySlug.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap(([topic]) => (topic && topic.slug !== chosen ? [topic] : []));
  return [...(first ? [first] : []), ...others].slice(0, TOPICS_COUNTED);
}

/** Each with its address and picture, looked up together: what is not there by now is left out. */
export async function autocompleteResults(db: ContentDb, query: string, limit: number) {
  const suggestions = await autocomplete(db, { query, limit });
  const ids = suggestions.flatMap(({ kind, key }) => (kind === 'story' ? [key] : []));
  const named = suggestions.flatMap(({ kind, key }) => (kind === 'story' ? [] : [{ kind, key }]));
  const [stories, things] = await Promise.all([storyRecordsById(db, ids), wireThings(db, named)]);
  const pictures = await picturesById(db, stories.flatMap(cardPictures));
  const known = new Map<string, Omit<WireSuggestion, 'kind' | 'label'>>([
    ...things.map(({ kind, slug, url, score, priceCents, image }) => {
      return [`${kind} ${slug}`, { slug, url, score, priceCents, image }] as const;
    }),
    ...stories.map((story) => {
      const image = wirePicture(pictures, cardPictures(story)[0]);
      return [
        `story ${story.id}`,
        { slug: story.slug, url: storyUrl(story), score: null, priceCents: null, image },
      ] as const;
    }),
  ]);
  const items = suggestions.flatMap(({ kind, key, label }): WireSuggestion[] => {
    const facts = known.get(`${kind} ${key}`);
    return facts ? [{ kind, label, ...facts }] : [];
  });
  return wireList({ title: query, slug: 'autocomplete', items, limit, offset: 0, total: items.length });
}

interface WireSuggestion {
  kind: Suggestion['kind'];
  label: string;
  slug: string;
  url: string;
  score: number | null;
  priceCents: number | null;
  image: WireImage | null;
}
