/** Search: what was found for the query, page by page, with the newest stories beside it. */
import {
  type FoundStory,
  type FoundThing,
  type Instant,
  pageCount,
  STORY_KINDS,
  type StoryTypeName,
  type searchResultsCodec,
  storyKindOfPlural,
  storyKinds,
} from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import type { z } from 'zod';
import { priceText } from '../../components/product/price-text.ts';
import type { SearchFacets } from '../../components/search/Facets.tsx';
import type { ShownThing } from '../../components/search/found-thing.ts';
import type { Found } from '../../components/search/SearchResult.tsx';
import { SEARCH_PERIODS, type SearchTerms } from '../../components/search/search-terms.ts';
import { SUGGEST_PATH } from '../../components/search/suggestion.ts';
import type { View } from '../../presentation/view/view.ts';
import { type Load, type LoadContext, storyTags } from '../load.ts';
import { newestStories } from '../newest-stories.ts';
import type { SearchPageData } from './data.ts';
import { searchHead } from './head.ts';
import { type WantedSearch, wantedSearch } from './wanted.ts';

/** What the desk's names for a type are to readers: how it is planned, or which system it came from, is nothing to them. */
const formOf = ({ kind, type }: FoundStory): string =>
  storyKinds[kind].name ?? (type === 'Money WordPress' ? 'Money' : type.replace(/ - .*$/, ''));

const PAGE_SIZE = 10;
/** Nothing is ranked beyond it. */
const MOST_PAGES = 100;

type SearchResults = z.output<typeof searchResultsCodec>;
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
    suggestPath: SUGGEST_PATH,
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

async function findingsOf(context: LoadContext, { terms, page }: WantedSearch): Promise<Findings> {
  if (page > MOST_PAGES) throw notFound();
  const { content, view, now } = context;
  const answer = await content.get('searchResults', {
    query: {
      searchQuery: terms.query,
      pageSize: PAGE_SIZE,
      offset: page > 1 ? (page - 1) * PAGE_SIZE : null,
      type: typeNameOf(terms),
      topic: terms.topic,
      from: terms.when && dayBefore(now, SEARCH_PERIODS[terms.when].days),
      sort: terms.sort,
      facets: true,
    },
  });
  const { items, paging, totalIsCapped, corrected, isRelaxed, things, price } = answer;
  if (page > pageCount(paging)) throw notFound();
  return {
    results: items.map((story) => resultOf(story, view)),
    total: paging.total,
    isCapped: totalIsCapped,
    ...(corrected && { corrected }),
    isRelaxed,
    things: things.map((thing) => thingOf(thing, view)),
    ...(price && { price: limitsOf(price) }),
    page,
    pageCount: pageCount(paging),
    facets: facetsOf(answer, terms.topic),
  };
}

function typeNameOf({ type }: SearchTerms): StoryTypeName | undefined {
  const kind = type && storyKindOfPlural(type);
  return kind && storyKinds[kind].typeName;
}

const DAY_MS = 86_400_000;
const dayBefore = (now: Instant, days: number): string => new Date(now - days * DAY_MS).toISOString().slice(0, 10);

const resultOf = (story: FoundStory, view: View): Found => ({
  story: view.card(story, 'thumb'),
  form: formOf(story),
  headline: story.highlights.headline ?? [{ text: story.headline, hit: false }],
  snippet: story.highlights.snippet,
  missing: story.missing,
});

const thingOf = (
  { kind, name, url, about, score, priceCents, priceChecked, image }: FoundThing,
  view: View,
): ShownThing => ({
  kind,
  name,
  href: url,
  about: about ?? '',
  ...(score !== undefined && { score }),
  ...(priceCents !== undefined && { price: priceText(priceCents) }),
  ...(priceChecked !== undefined && { checkedAt: priceChecked }),
  ...(image && { picture: view.picture(image, kind === 'author' ? 'avatar' : 'menu') }),
});

function limitsOf({ least, most }: NonNullable<SearchResults['price']>): string {
  if (least === undefined) return `up to ${priceText(most ?? 0)}`;
  return most === undefined ? `from ${priceText(least)}` : `from ${priceText(least)} to ${priceText(most)}`;
}

/** A topic that is asked for and that nobody knows still stands there, so that it can be let go of. */
function facetsOf({ facets }: SearchResults, chosen: string | undefined): SearchFacets {
  if (!facets) return { topics: chosen ? [{ slug: chosen, name: wordsIn(chosen) }] : [] };
  const { types, topics } = facets;
  const unknown = chosen !== undefined && topics.every(({ slug }) => slug !== chosen);
  return {
    topics: [...(unknown ? [{ slug: chosen, name: wordsIn(chosen) }] : []), ...topics],
    kinds: Object.fromEntries(
      STORY_KINDS.flatMap((kind) => {
        const count = types.find(({ typeName }) => typeName === storyKinds[kind].typeName);
        return count ? [[storyKinds[kind].plural, { total: count.total, isCapped: count.isCapped }] as const] : [];
      }),
    ),
  };
}

const wordsIn = (slug: string): string => slug.replaceAll('-', ' ');
