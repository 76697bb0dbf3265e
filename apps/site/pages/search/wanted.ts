/** What a search page is asked for, by its address: the query of the form, or the words of a landing page's slug. */

import { type StoryPlural, storyKindOfPlural, storyKinds } from '@masthead/model';
import { badRequest } from '@masthead/runtime';
import {
  isSearchPeriod,
  LONGEST_QUERY,
  type SearchPeriod,
  type SearchTerms,
} from '../../components/search/search-terms.ts';
import type { LoadContext } from '../load.ts';

export interface WantedSearch {
  terms: SearchTerms;
  page: number;
}

const TOPIC = /^[a-z0-9-]{1,80}$/;
const PAGE = /^[1-9]\d{0,5}$/;

export function wantedSearch({ params, query }: Pick<LoadContext, 'params' | 'query'>): WantedSearch {
  const type = typeOf(query.type || undefined);
  const topic = matching(query.topic || undefined, TOPIC, 'topic takes the name of a topic as its address has it');
  const when = periodOf(query.when || undefined);
  const sort = sortOf(query.sort || undefined);
  const page = matching(query.page || undefined, PAGE, 'page takes a number');
  return {
    terms: {
      query: params.slug === undefined ? plainQuery(query.query ?? '') : wordsOf(params.slug),
      ...(type && { type }),
      ...(topic && { topic }),
      ...(when && { when }),
      ...(sort && { sort }),
    },
    page: Number(page ?? 1),
  };
}

const plainQuery = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY);
const wordsOf = (slug: string): string => plainQuery(slug.toLowerCase().replaceAll(/[-_]+/g, ' '));

function typeOf(text: string | undefined): StoryPlural | undefined {
  const kind = text === undefined ? undefined : storyKindOfPlural(text);
  if (text !== undefined && !kind) throw badRequest('type takes a kind of story');
  return kind && storyKinds[kind].plural;
}

function periodOf(text: string | undefined): SearchPeriod | undefined {
  if (text === undefined || isSearchPeriod(text)) return text;
  throw badRequest('when takes week or year');
}

function sortOf(text: string | undefined): 'newest' | undefined {
  if (text === undefined || text === 'newest') return text;
  throw badRequest('sort takes newest');
}

function matching(text: string | undefined, pattern: RegExp, message: string): string | undefined {
  if (text !== undefined && !pattern.test(text)) throw badRequest(message);
  return text;
}
