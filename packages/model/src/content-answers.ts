/**
 * Every answer of the content service that is no composed page, by its name, with the codec that reads it. One table for
 * both ends: the site reads by it, the service is held to it (content-contract.ts) and tells it in its OpenAPI document.
 */
import { z } from 'zod';
import { authorCodec } from './author.ts';
import { contentListCodec } from './content-list.ts';
import { feedCodec, mappedPagesCodec, mappedStoriesCodec } from './feed.ts';
import { articleCodec } from './kinds/article.ts';
import { navigationCodec } from './navigation.ts';
import { addressSuggestionsCodec, checkedAddressCodec, providersAtCodec, townCodec } from './places.ts';
import { productOffersCodec, techProductCodec } from './product.ts';
import { searchResultsCodec, suggestionsCodec } from './search-results.ts';
import { sitemapCodec, sitemapIndexCodec } from './sitemap.ts';
import {
  changesCodec,
  contentAddressCodec,
  experimentCountsCodec,
  flagValuesCodec,
  liveChannelAnswerCodec,
  liveItemsCodec,
  notedCodec,
  seamlessCodec,
  userTokenCodec,
  vanityDictionaryCodec,
} from './small-answers.ts';
import { vanityResponseCodec } from './vanity.ts';

export const contentAnswers = {
  navigation: navigationCodec,
  listing: contentListCodec,
  deals: contentListCodec,
  editorsChoice: contentListCodec,
  summaries: contentListCodec,
  article: articleCodec,
  products: z.object({ items: z.array(techProductCodec) }),
  voices: z.object({ items: z.array(authorCodec) }),
  commerce: productOffersCodec,
  seamless: seamlessCodec,
  urlGenerator: contentAddressCodec,
  feed: feedCodec,
  topicFeed: feedCodec,
  authorFeed: feedCodec,
  showFeed: feedCodec,
  storyFeed: feedCodec,
  sitemap: sitemapCodec,
  wholeSitemap: mappedStoriesCodec,
  pagesSitemap: mappedPagesCodec,
  storyAddresses: sitemapCodec,
  sitemapIndex: sitemapIndexCodec,
  searchResults: searchResultsCodec,
  autocomplete: suggestionsCodec,
  liveItems: liveItemsCodec,
  liveChannel: liveChannelAnswerCodec,
  flags: flagValuesCodec,
  experimentCounts: experimentCountsCodec,
  vanity: vanityResponseCodec,
  vanityDictionary: vanityDictionaryCodec,
  changes: changesCodec,
  userToken: userTokenCodec,
  providersAt: providersAtCodec,
  addressSuggestions: addressSuggestionsCodec,
  checkedAddress: checkedAddressCodec,
  town: townCodec,
  missingAddresses: notedCodec,
  readerErrors: notedCodec,
  consentChoices: notedCodec,
  privacyRequests: notedCodec,
  subscriptions: notedCodec,
  audience: notedCodec,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type AnswerCodecs = typeof contentAnswers;
export type AnswerName = keyof AnswerCodecs;

/** Answers whose data is a list: in an envelope it is the items themselves. */
export const LISTED_ANSWERS = ['products', 'voices', 'liveItems', 'experimentCounts'] as const satisfies AnswerName[];
export type ListedAnswer = (typeof LISTED_ANSWERS)[number];
