/** Search: what was found for the query, page by page, with the newest stories beside it. */
import { type FoundStory, pageCount, primaryTopic, searchResultsCodec } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import type { Found } from '../../components/search/SearchResult.tsx';
import type { SearchTerms } from '../../components/search/search-terms.ts';
import { STORY_KINDS } from '../../components/search/story-kinds.ts';
import type { View } from '../../server/view/view.ts';
import { type Load, type LoadContext, storyTags } from '../load.ts';
import { newestStories } from '../newest-stories.ts';
import type { SearchPageData } from './data.ts';
import { searchHead } from './head.ts';
import { type WantedSearch, wantedSearch } from './wanted.ts';

/** Kinds of story that say what they are; an article has its type. */
const FORMS: Readonly<Record<string, string>> = {
  content_review: 'Review',
  content_gallery: 'Gallery',
  content_video: 'Video',
  content_updating_story: 'Live',
};

/** What the desk's names for a type are to readers: how it is planned, or which system it came from, is nothing to them. */
const formOf = ({ typeName, type }: FoundStory): string =>
  FORMS[typeName] ?? (type === 'Money WordPress' ? 'Money' : type.replace(/ - .*$/, ''));

const PAGE_SIZE = 10;
/** Nothing is ranked beyond it. */
const MOST_PAGES = 100;
const TOPICS_SHOWN = 6;

type Findings = NonNullable<SearchPageData['found']>;

export const loadSearch: Load<'search'> = async (context) => {
  const wanted = wantedSearch(context);
  const { terms } = wanted;
  const [found, newest] = await Promise.all([
    terms.query ? findingsOf(context, wanted) : undefined,
    newestStories(context, { type: 'door', id: 'river' }),
  ]);
  const data: SearchPageData = {
    now: context.now,
    terms,
    suggestPath: context.content.pathOf('autocomplete', {}),
    ...(context.params.slug !== undefined && { landing: landingOf(terms, context.url.pathname) }),
    ...(found && { found }),
    // Beside what was found they are headlines; in its place they are cards.
    newest: context.view.cards(newest.stories, found?.results.length ? undefined : 'quarter'),
  };
  return {
    content: { page: 'search', data },
    head: { ...searchHead(terms.query), ...canonicalOf(context) },
    tags: [...newest.tags, ...storyTags(found?.results.map(({ story }) => story) ?? [])],
  };
};

/** Whoever sent the reader may have added a mark of theirs, which makes no other page. */
const canonicalOf = ({ params: { slug } }: LoadContext) =>
  slug === undefined ? {} : { canonicalPath: pathTo('search-landing', { slug }) };

const landingOf = ({ query }: SearchTerms, path: string) => ({
  title: query.charAt(0).toUpperCase() + query.slice(1),
  path,
});

async function findingsOf({ content, view }: LoadContext, { terms, page }: WantedSearch): Promise<Findings> {
  if (page > MOST_PAGES) throw notFound();
  const { items, paging, totalIsCapped, corrected } = await content.get('searchResults', searchResultsCodec, {
    query: {
      searchQuery: terms.query,
      pageSize: PAGE_SIZE,
      offset: page > 1 ? (page - 1) * PAGE_SIZE : null,
      type: terms.type && STORY_KINDS[terms.type].typeName,
      topic: terms.topic,
    },
  });
  if (page > pageCount(paging)) throw notFound();
  return {
    results: items.map((story) => resultOf(story, view)),
    total: paging.total,
    isCapped: totalIsCapped,
    ...(corrected && { corrected }),
    page,
    pageCount: pageCount(paging),
    topics: topicsOf(items, terms.topic),
  };
}

const resultOf = (story: FoundStory, view: View): Found => ({
  story: view.card(story, 'thumb'),
  form: formOf(story),
  headline: story.highlights.headline ?? [{ text: story.headline, hit: false }],
  snippet: story.highlights.snippet,
});

/** The topics of the results, most frequent first; the chosen one stands before them. */
function topicsOf(stories: readonly FoundStory[], chosen: string | undefined): Findings['topics'] {
  const bySlug = Map.groupBy(
    stories.flatMap((story) => primaryTopic(story) ?? []),
    ({ slug }) => slug,
  );
  const topics = [...bySlug.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap(([topic]) => (topic && topic.slug !== chosen ? [{ slug: topic.slug, name: topic.name }] : []));
  return [...(chosen ? [{ slug: chosen, name: nameOf(stories, chosen) }] : []), ...topics].slice(0, TOPICS_SHOWN);
}

const nameOf = (stories: readonly FoundStory[], slug: string): string =>
  stories.flatMap(({ topics }) => topics).find((topic) => topic.slug === slug)?.name ?? slug.replaceAll('-', ' ');
