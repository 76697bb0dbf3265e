/** The head of an index page. Search engines find the whole index, and by topic the topic's own page of the same stories. */
import { type Image, type IndexFilter, type IndexForm, isNarrowed } from '@masthead/model';
import { indexSearch, pathTo, topicPath } from '@masthead/urls';
import type { CardStory } from '../../components/cards/card-story.ts';
import { pageHref } from '../../components/listing/page-list.ts';
import { feedSubject } from '../../presentation/feeds/feed-address.ts';
import { type Head, pagedDescription, pagedTitle } from '../../presentation/head/head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';
import { storyList } from '../../presentation/structured-data/story-list.ts';
import { indexWords } from './words.ts';

interface HeadedIndex {
  form: IndexForm;
  filter: IndexFilter;
  /** In words; absent: the whole index. */
  narrowed: string | undefined;
  page: number;
  pageCount: number;
  stories: readonly CardStory[];
  picture?: Image | undefined;
}

/** Stories that are watched or looked at are on no topic's page. */
const UNDER_TOPICS: ReadonlySet<IndexForm> = new Set(['reviews', 'best-lists', 'versus', 'deals']);

export function indexHead({ form, filter, narrowed, page, pageCount, stories, picture }: HeadedIndex): Head {
  const { title, description } = indexWords[form];
  const base = pathTo(form, {});
  const hrefOf = (number: number): string => pageHref(base, number, indexSearch(filter));
  const name = narrowed ? `${title}: ${narrowed}` : title;
  const said = narrowed ? `${narrowed}: what we have of it among our ${title.toLowerCase()}.` : description;
  return {
    title: pagedTitle(name, page),
    description: pagedDescription(said, page),
    type: 'website',
    social: { title: pagedTitle(name, page) },
    ...(feedSubject([form])?.home === base && { feed: { label: title, href: `/rss${base}` } }),
    ...(picture && { picture }),
    ...foundAs(form, filter, page, hrefOf(page)),
    ...(page > 1 && { prevPath: hrefOf(page - 1) }),
    ...(page < pageCount && { nextPath: hrefOf(page + 1) }),
    structuredData: [
      narrowed ? breadcrumbs([{ label: title, href: base }], narrowed) : breadcrumbs([], title),
      storyList(name, stories),
    ],
  };
}

/** A narrowed page has nothing that others lack. By a topic alone it is what the topic's page is; else it is nothing to be found. */
function foundAs(form: IndexForm, filter: IndexFilter, page: number, own: string): Partial<Head> {
  if (!isNarrowed(filter)) return { canonicalPath: own };
  const { topic, ...more } = filter;
  if (topic !== undefined && !isNarrowed(more) && page === 1 && UNDER_TOPICS.has(form))
    return { canonicalPath: topicPath(topic, 1, form) };
  return { canonicalPath: own, robots: 'noindex' };
}
